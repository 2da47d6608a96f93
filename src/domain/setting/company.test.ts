import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyProblems, ibanText } from './company.ts';

const company = {
  name: 'Kistenwerk AG',
  street: 'Industriestrasse 12',
  zipCode: '6210',
  city: 'Sursee',
  phone: '041 555 01 20',
  email: 'shop@kistenwerk.example',
  uid: 'CHE-123.456.788 MWST',
  iban: 'CH93 0076 2011 6238 5295 7',
  qrIban: 'CH44 3199 9123 0008 8901 2',
};

describe('a company record', () => {
  test('the demo company is right, also without a QR-IBAN and a VAT number', () => {
    expect(companyProblems(company)).toEqual({});
    expect(companyProblems({ ...company, qrIban: '', uid: '' })).toEqual({});
  });

  test.each([
    ['name', '', 'validation.required'],
    ['zipCode', '62100', 'validation.plz'],
    ['phone', 'abc', 'validation.phone'],
    ['email', 'shop@', 'validation.email'],
    ['uid', 'CHE-123.456.789 MWST', 'uidNotRight'],
    ['uid', '123.456.788', 'uidNotRight'],
    ['iban', 'CH94 0076 2011 6238 5295 7', 'ibanNotRight'],
    ['iban', 'CH44 3199 9123 0008 8901 2', 'ibanNotRight'],
    ['iban', 'DE89 3704 0044 0532 0130 00', 'ibanNotRight'],
    ['qrIban', 'CH93 0076 2011 6238 5295 7', 'qrIbanNotRight'],
  ] as const)('%s %j is refused', (field, value, key) => {
    expect(companyProblems({ ...company, [field]: value })).toMatchObject({ [field]: { key } });
  });

  test('one wrong digit or two neighbours that changed places never pass as an account', () => {
    const digits = company.iban.replaceAll(' ', '');
    const at = integer({ min: 2, max: digits.length - 1 });
    assert(
      property(at, integer({ min: 1, max: 9 }), (index, more) => {
        const wrong = `${digits.slice(0, index)}${(Number(digits[index]) + more) % 10}${digits.slice(index + 1)}`;
        expect(companyProblems({ ...company, iban: wrong }).iban?.key).toBe('ibanNotRight');
      }),
    );
    assert(
      property(integer({ min: 4, max: digits.length - 2 }), (index) => {
        const [first = '', second = ''] = [digits[index], digits[index + 1]];
        const swapped = `${digits.slice(0, index)}${second}${first}${digits.slice(index + 2)}`;
        expect(companyProblems({ ...company, iban: swapped }).iban === undefined).toBe(first === second);
      }),
    );
  });

  test('an account is written in groups of four, whatever was typed', () => {
    expect(ibanText('ch9300762011623852957')).toBe(company.iban);
    expect(ibanText(company.iban)).toBe(company.iban);
  });
});
