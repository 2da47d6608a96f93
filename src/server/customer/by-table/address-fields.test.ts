import { expect, it } from 'vitest';
import { addressFields } from './address-fields.ts';

const country = addressFields.find(({ path }) => path === 'country');

it('reads a country by its code or its name, and says how it can be written', () => {
  expect(country?.read('ch')).toEqual({ ok: true, value: 'CH' });
  expect(country?.read('Deutschland')).toEqual({ ok: true, value: 'DE' });
  expect(country?.read('Schweizland')).toMatchObject({
    ok: false,
    refusal: { key: 'importChoiceUnknown', params: { value: 'Schweizland' } },
  });
});
