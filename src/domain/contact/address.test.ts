import { describe, expect, test } from 'vitest';
import type { AddressText } from './address.ts';
import { abroadOnly, addressLines, addressProblems, fixedDeliveryCostFromChf, isDomestic } from './address.ts';
import { canadianProvinceCodes, countryCodes, isCountry, stateCodesOf, usStateCodes } from './country.ts';

const address: AddressText = {
  name: 'Kistenwerk AG',
  addition: '',
  street: 'Industriestrasse 12',
  additionalAddress: '',
  zipCode: '6210',
  city: 'Sursee',
  country: 'CH',
};

describe('an address', () => {
  test('of the demo company is fine', () => {
    expect(addressProblems(address)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'validation.required'],
    [{ name: 'A\nB' }, 'name', 'validation.controlCharacter'],
    [{ addition: 'x'.repeat(101) }, 'addition', 'validation.max'],
    [{ street: '' }, 'street', 'validation.required'],
    [{ street: '12' }, 'street', 'validation.street'],
    [{ additionalAddress: 'a\u0000' }, 'additionalAddress', 'validation.controlCharacter'],
    [{ zipCode: '79539' }, 'zipCode', 'validation.zipCodeByCountry'],
    [{ zipCode: '' }, 'zipCode', 'validation.required'],
    [{ city: '' }, 'city', 'validation.required'],
    [{ city: 'x'.repeat(61) }, 'city', 'validation.max'],
    [{ country: '' }, 'country', 'validation.required'],
    [{ country: 'ZZ' }, 'country', 'validation.country'],
  ])('with %j is refused at %s with %s', (change, field, key) => {
    expect(addressProblems({ ...address, ...change })).toMatchObject([{ field, key }]);
  });

  test('names every field that is wrong, in the order of the form', () => {
    const empty = { name: '', addition: '', street: '', additionalAddress: '', zipCode: '', city: '', country: 'CH' };
    expect(addressProblems(empty).map(({ field }) => field)).toEqual(['name', 'street', 'zipCode', 'city']);
  });

  test('names a domestic postal code that nobody knows, at its place', () => {
    const knows = (zipCode: string): boolean => zipCode !== '9999';
    const unknown = { ...address, zipCode: '9999', city: '' };
    expect(addressProblems(unknown, knows).map(({ key, field }) => [key, field])).toEqual([
      ['zipCodeUnknown', 'zipCode'],
      ['validation.required', 'city'],
    ]);
    expect(addressProblems({ ...address, zipCode: '12' }, () => false)).toMatchObject([
      { field: 'zipCode', key: 'validation.zipCodeByCountry' },
    ]);
    expect(addressProblems({ ...address, country: 'DE', zipCode: '99999' }, () => false)).toEqual([]);
  });

  test('prints without empty lines, the country only abroad', () => {
    expect(addressLines(address)).toEqual(['Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee']);
    expect(addressLines({ ...address, addition: 'Spedition', country: 'DE', zipCode: '79539', city: 'Lörrach' })).toEqual([
      'Kistenwerk AG',
      'Spedition',
      'Industriestrasse 12',
      '79539 Lörrach',
      'DE',
    ]);
  });

  test('in the USA and Canada needs a state or province, and prints it before the code', () => {
    const boston = { ...address, zipCode: '02116', city: 'Boston', country: 'US' };
    expect(addressProblems(boston).map(({ key, field }) => [key, field])).toEqual([
      ['validation.northAmericaStateOrProvinceCode', 'stateOrProvinceCode'],
    ]);
    expect(addressProblems({ ...boston, stateOrProvinceCode: 'QC' })).toHaveLength(1);
    expect(addressProblems({ ...boston, stateOrProvinceCode: 'MA' })).toEqual([]);
    expect(addressLines({ ...boston, stateOrProvinceCode: 'MA' }).slice(-2)).toEqual(['Boston, MA 02116', 'US']);
  });

  test('abroad may name a phone that carriers take', () => {
    const abroad = { ...address, zipCode: '79539', city: 'Lörrach', country: 'DE' };
    expect(addressProblems({ ...abroad, carrierPhone: '+49 7621 4150' })).toEqual([]);
    // Twelve digits, and more than fifteen signs.
    expect(addressProblems({ ...abroad, carrierPhone: '+33 3 89 55 50 10' })).toEqual([]);
    expect(addressProblems({ ...abroad, carrierPhone: '41 50' }).map(({ field }) => field)).toEqual(['carrierPhone']);
  });

  test('names the country in the reader’s language', () => {
    const abroad = { ...address, zipCode: '79539', city: 'Lörrach', country: 'DE' };
    expect((['de', 'fr', 'en'] as const).map((language) => addressLines(abroad, language).at(-1))).toEqual([
      'Deutschland',
      'Allemagne',
      'Germany',
    ]);
    expect(addressLines(abroad).at(-1)).toBe('DE');
  });

  test('leaves out what belongs to another country', () => {
    const typed = { ...address, stateOrProvinceCode: 'MA', carrierPhone: ' +1 617 555 0100 ' };
    expect(abroadOnly(typed)).toEqual({ stateOrProvinceCode: '', carrierPhone: '' });
    expect(abroadOnly({ ...typed, country: 'DE' })).toEqual({ stateOrProvinceCode: '', carrierPhone: '+1 617 555 0100' });
    expect(abroadOnly({ ...typed, country: 'US' })).toEqual({ stateOrProvinceCode: 'MA', carrierPhone: '+1 617 555 0100' });
  });

  test('domestic means Switzerland or Liechtenstein', () => {
    expect(['CH', 'LI', 'DE', 'FL', 'ch', ''].map(isDomestic)).toEqual([true, true, false, false, false, false]);
  });

  test('a fixed delivery cost of −1 means none', () => {
    expect([-1, 0, 45.5].map(fixedDeliveryCostFromChf)).toEqual([null, 0, 4550]);
  });
});

test('country lists are complete and without repetition', () => {
  expect(new Set(countryCodes).size).toBe(250);
  expect(countryCodes.length).toBe(250);
  expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(isCountry('LI')).toBe(true);
  expect(isCountry('EU')).toBe(false);
  expect(new Set(usStateCodes).size).toBe(51);
  expect(new Set(canadianProvinceCodes).size).toBe(13);
  expect(stateCodesOf('CH')).toBeNull();
});
