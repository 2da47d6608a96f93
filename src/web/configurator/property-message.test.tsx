import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IntlProvider } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import type { Problem } from '#domain/configurator/evaluation.ts';
import configurator from '#web/texts/de/configurator.ts';
import { PropertyMessage } from './property-message.tsx';

const inThree = (text: string) => ({ de: text, fr: text, en: text });
const length: Property = {
  kind: 'property',
  id: 'length',
  path: 'inside/length',
  label: inThree('Länge innen'),
  help: null,
  unit: 'mm',
  visible: true,
  enabled: true,
  quickOrder: false,
  type: 'number',
  value: 300,
  min: 500,
  max: 4000,
  step: null,
  preset: 1200,
  none: null,
};
const problem = (id: string, severity: Problem['severity'], text: string): Problem => ({
  id,
  severity,
  message: inThree(text),
  params: ['length'],
});

it('offers the nearest value right below its error, before what is only to be considered', () => {
  render(
    <IntlProvider locale="de" messages={{ configurator }}>
      <PropertyMessage
        property={length}
        problems={[problem('narrow', 'WARNING', 'Die Kufen stehen eng.'), problem('min', 'ERROR', 'Mindestens 500 mm.')]}
        suggestions={[{ param: 'length', value: 500 }]}
        onChange={vi.fn()}
      />
    </IntlProvider>,
  );
  const offer = screen.getByRole('button');
  expect(offer.previousElementSibling?.textContent).toBe('Mindestens 500\u00A0mm.');
  expect(offer.nextElementSibling?.textContent).toBe('Die Kufen stehen eng.');
});
