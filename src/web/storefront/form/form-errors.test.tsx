import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import de from '#web/texts/de.ts';
import { useFormErrors } from './form-errors.ts';

/** A form with one field that may not stay empty. */
function useForm() {
  const [name, setName] = useState('');
  const missing = required(name);
  const errors = useFormErrors({ name: 'Name' }, missing ? [refusal(missing.key, missing.params, 'name')] : []);
  return { errors, setName, input: errors.input('name', name, setName) };
}

const form = () =>
  renderHook(useForm, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="de" messages={de}>
        {children}
      </IntlProvider>
    ),
  }).result;

it('judges a field that was typed into and left', () => {
  const shown = form();
  act(() => shown.current.input.onChange('A'));
  act(() => shown.current.input.onChange(''));
  expect(shown.current.input.error).toBeUndefined();
  act(() => shown.current.input.onBlur());
  expect(shown.current.input.error).not.toBeUndefined();
});

it('empties itself after success without reproach', () => {
  const shown = form();
  act(() => shown.current.input.onChange('Anna'));
  act(() => shown.current.input.onBlur());
  act(() => {
    shown.current.setName('');
    shown.current.errors.reset();
  });
  expect(shown.current.input.error).toBeUndefined();
  expect(shown.current.errors.summary).toEqual([]);
});
