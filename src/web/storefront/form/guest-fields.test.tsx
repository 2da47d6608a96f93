import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import deBuyer from '#web/texts/de-buyer.ts';
import de from '#web/texts/de.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { useFormErrors } from './form-errors.ts';
import { GuestFields, useGuestLabels } from './guest-fields.tsx';
import { emptyGuest, guestProblems } from './guest-form.ts';

function Form() {
  const [form, setForm] = useState(emptyGuest);
  const errors = useFormErrors(useGuestLabels(), guestProblems(form));
  return <GuestFields value={form} onChange={(part) => setForm((now) => ({ ...now, ...part }))} errors={errors} />;
}

const Page = createRoutesStub([{ path: '/', Component: Form }]);

// «079» is a telephone number by the rules of the specification, and not one that a driver can call.
it('asks about a telephone number that looks incomplete, once it was left, and refuses none', async () => {
  render(
    <TextProvider language="de" messages={{ ...de, ...deBuyer }}>
      <Page />
    </TextProvider>,
  );
  const phone = screen.getByRole('textbox', { name: /^Telefon/ });
  const said = (): string => document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const usual = 'Für Rückfragen und für den Chauffeur';
  await userEvent.type(phone, '079');
  expect(said()).toBe(usual);
  await userEvent.tab();
  expect(said()).toBe('Fehlen noch Ziffern? Der Chauffeur ruft diese Nummer an.');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(phone, ' 555 01 20');
  expect(said()).toBe(usual);
  // Of another keyboard.
  await userEvent.clear(phone);
  await userEvent.type(phone, '０７９');
  expect(phone).toHaveProperty('value', '079');
});
