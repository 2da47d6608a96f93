import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import {
  creditorReference,
  isCreditorReference,
  isQrIban,
  isQrReference,
  isSwissIban,
  modulo10,
  qrReference,
  spacedReference,
} from './payment-reference.ts';
import { anyText } from '#test/any-text.ts';
import { qrBillOf, qrBillProblems, splitStreet } from './qr-bill.ts';
import type { QrBillFacts } from './qr-bill.ts';

const debtor = {
  name: 'Pia Rutschmann',
  addition: '',
  street: 'Marktgasse 28',
  additionalAddress: '',
  zipCode: '9400',
  city: 'Rorschach',
  country: 'CH',
};
const facts: QrBillFacts = {
  creditor: { name: 'Kistenwerk AG', street: 'Industriestrasse 12', zipCode: '6210', city: 'Sursee', country: 'CH' },
  iban: 'CH93 0076 2011 6238 5295 7',
  qrIban: 'CH44 3199 9123 0008 8901 2',
  debtor,
  amount: rappen(123_450),
  documentId: 'A2026-00001',
  message: 'A2026-00001',
};

describe('references', () => {
  it('are shown as slips show them', () => {
    expect(spacedReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
    expect(spacedReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  });

  it('has the check digit of the guidelines’ example', () => {
    expect(modulo10('21000000000313947143000901')).toBe(7);
    expect(isQrReference('210000000003139471430009017')).toBe(true);
    expect(isQrReference('210000000003139471430009018')).toBe(false);
  });
  it('makes references of document numbers', () => {
    expect(qrReference('A2026-00001')).toMatch(/^0{17}202600001[0-9]$/);
    expect(creditorReference('539007547034')).toBe('RF18539007547034');
    expect(isCreditorReference('RF18539007547034')).toBe(true);
    expect(isCreditorReference('RF19539007547034')).toBe(false);
  });
  it('makes only right ones, and none that two documents share', () => {
    assert(
      property(integer({ min: 2021, max: 2072 }), integer({ min: 1, max: 999_999 }), (year, count) => {
        const id = `A${year}-${String(count).padStart(5, '0')}`;
        expect(isQrReference(qrReference(id))).toBe(true);
        expect(isCreditorReference(creditorReference(id))).toBe(true);
      }),
    );
    expect(() => qrReference('A-')).toThrow(RangeError);
    expect(() => creditorReference('1'.repeat(22))).toThrow(RangeError);
  });
  it('tells QR-IBANs from others', () => {
    expect(isQrIban('CH44 3199 9123 0008 8901 2')).toBe(true);
    expect(isQrIban('CH93 0076 2011 6238 5295 7')).toBe(false);
    expect(isSwissIban('CH93 0076 2011 6238 5295 8')).toBe(false);
  });
});

describe('the payment part', () => {
  it('takes the QR-IBAN with a QR reference, else the IBAN with a creditor reference', () => {
    expect(qrBillOf(facts)).toMatchObject({ iban: 'CH4431999123000889012', referenceType: 'QRR' });
    const plain = qrBillOf({ ...facts, qrIban: '' });
    expect(plain).toMatchObject({ iban: 'CH9300762011623852957', referenceType: 'SCOR' });
    expect([qrBillProblems(qrBillOf(facts)), qrBillProblems(plain)]).toEqual([[], []]);
  });

  it('shortens a long name after a word', () => {
    const name = 'Manufacture romande d’instruments de précision et de mécanique Vuilleumier & Fils SA';
    const bill = qrBillOf({ ...facts, debtor: { ...debtor, name } });
    expect(bill.debtor?.name).toBe("Manufacture romande d'instruments de précision et de mécanique");
    expect(qrBillOf({ ...facts, debtor: { ...debtor, name: 'x'.repeat(90) } }).debtor?.name).toHaveLength(70);
  });

  it.each([
    ['Industriestrasse 12', 'Industriestrasse', '12'],
    ['Rue du Lac 3b', 'Rue du Lac', '3b'],
    ['Strasse des 17. Juni', 'Strasse des 17. Juni', ''],
    ['Im Lerchenfeld 12-14', 'Im Lerchenfeld', '12-14'],
    ['Weiler', 'Weiler', ''],
    ['  Hauptstr.  7 a ', 'Hauptstr.', '7 a'],
  ])('splits %s', (text, street, houseNumber) => {
    expect(splitStreet(text)).toEqual({ street, houseNumber });
  });

  it.each([
    ['amount', { amount: rappen(0) }],
    ['amount', { amount: rappen(-5) }],
    ['debtor', { debtor: { ...debtor, country: '1' } }],
    ['iban', { qrIban: 'CH93 0076 2011 6238 5295 7' }],
    ['iban', { qrIban: '', iban: 'DE89 3704 0044 0532 0130 00' }],
  ] as const)('refuses a wrong %s', (problem, wrong) => {
    expect(qrBillProblems(qrBillOf({ ...facts, ...wrong }))).toContain(problem);
  });

  it.each([{ name: ' ' }, { name: '王小明' }, { city: '北京' }, { name: 'محمد', city: 'دبي' }])(
    'leaves %j blank, to be filled in by hand',
    (over) => {
      const bill = qrBillOf({ ...facts, debtor: { ...debtor, ...over } });
      expect([bill.debtor, qrBillProblems(bill)]).toEqual([null, []]);
    },
  );

  it('prints only what the standard allows, whatever was typed', () => {
    assert(
      property(anyText(300), anyText(300), (name, street) => {
        const bill = qrBillOf({ ...facts, debtor: { ...debtor, name: `K ${name}`, street }, message: name });
        expect(qrBillProblems(bill)).toEqual([]);
      }),
    );
    expect(qrBillOf({ ...facts, debtor: { ...debtor, country: 'ch', name: 'Zoë’s\nLädeli 😀' } }).debtor).toMatchObject({
      country: 'CH',
      name: "Zoë's Lädeli",
    });
  });
});
