import { describe, expect, it } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { qrReference } from '#domain/qr-bill/payment-reference.ts';
import { normalReference, referencesInText } from './bank-reference.ts';
import { isSameName, matchOf, type Item, type Items } from './match.ts';

const item = (number: string, open: number, customerName: string): Item => ({
  invoiceId: Number(number.slice(-5)),
  orderId: null,
  formattedId: number,
  reference: qrReference(number),
  customerName,
  open,
});
const open = [
  item('R2026-00001', 12_990, 'Aare Pumpen AG'),
  item('R2026-00002', 5000, 'Jürg Müller'),
  item('R2026-00003', 5000, 'Jürg Müller'),
];
const items: Items<Item> = {
  byReference: Map.groupBy(open, ({ reference }) => reference),
  byNumber: Map.groupBy(open, ({ formattedId }) => formattedId),
  byAmount: Map.groupBy(open, ({ open: amount }) => amount),
};
const paid = (change: Partial<Parameters<typeof matchOf>[0]>) =>
  matchOf({ amount: rappen(12_990), reference: '', debtor: '', text: '', ...change }, items);

describe('what a payment is for', () => {
  it('is certain by its reference, whatever the amount', () => {
    expect(paid({ amount: rappen(1), reference: qrReference('R2026-00002') })).toMatchObject({
      match: { how: 'reference', item: { formattedId: 'R2026-00002' } },
    });
  });
  it('is proposed by a number in the payer’s words', () => {
    expect(paid({ text: 'Danke, Rg. R 2026-00003' })).toMatchObject({ match: { how: 'proposal', item: { formattedId: 'R2026-00003' } } });
  });
  it('is proposed by amount and name, when only one fits', () => {
    expect(paid({ debtor: 'AARE PUMPEN' })).toMatchObject({ match: { how: 'proposal', item: { formattedId: 'R2026-00001' } } });
    expect(paid({ amount: rappen(5000), debtor: 'Mueller Juerg' })).toEqual({ match: null, problem: 'bankNoMatch' });
    expect(paid({ debtor: 'Aarepumpen' })).toEqual({ match: null, problem: 'bankNoMatch' });
  });
  it('is nothing where a check digit is wrong', () => {
    const wrong = `${qrReference('R2026-00002').slice(0, 26)}${(Number(qrReference('R2026-00002').at(26)) + 1) % 10}`;
    expect(paid({ reference: wrong })).toEqual({ match: null, problem: 'bankNoMatch' });
  });
  it('asks a person where two things have one reference', () => {
    const [first, second] = open;
    const both = { ...items, byReference: new Map([[first?.reference ?? '', [first, second].flatMap((each) => each ?? [])]]) };
    expect(matchOf({ amount: rappen(1), reference: first?.reference ?? '', debtor: '', text: '' }, both)).toEqual({
      match: null,
      problem: 'bankReferenceAmbiguous',
    });
  });
});

describe('names', () => {
  it.each([
    ['Jürg Müller', 'MUELLER JUERG', true],
    ['Holzbau Zoë Favre Sàrl', 'HOLZBAU ZOE FAVRE', true],
    ['Müller', 'Muller', false],
    ['AG', 'AG', false],
    ['', '', false],
    ['Meier Söhne', 'Meier Töchter', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });
});

describe('references', () => {
  it('lose blanks, and get back their leading zeros', () => {
    const reference = qrReference('R2026-00001');
    expect(normalReference(reference.replace(/^0+/, ''))).toEqual({ reference, kind: 'qr' });
    expect(normalReference('rf18 5390 0754 7034')).toEqual({ reference: 'RF18539007547034', kind: 'creditor' });
    expect(normalReference('')).toEqual({ reference: '', kind: 'unknown' });
  });
  it('are found in words', () => {
    const grouped = qrReference('R2026-00001').replaceAll(/(.{5})/g, '$1 ');
    expect(referencesInText(`Ref ${grouped} fuer A2026-00012`)).toEqual({
      references: [qrReference('R2026-00001')],
      numbers: ['A2026-00012'],
    });
  });
});
