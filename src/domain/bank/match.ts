/**
 * What a payment is for: certain by its reference, else a proposal by a number or reference in the payer's words, else by amount and name.
 * Only certain matches are booked without confirmation.
 */
import { normalReference, referencesInText } from './bank-reference.ts';
import type { Booking } from './booking.ts';

/** An invoice, or an order that has none yet. */
export interface Item {
  readonly invoiceId: number | null;
  readonly orderId: number | null;
  readonly formattedId: string;
  readonly reference: string;
  readonly customerName: string;
  /** Hundredths of a franc. */
  readonly open: number;
}

export const matchWays = ['reference', 'creditorReference', 'proposal', 'chosen'] as const;
export type How = (typeof matchWays)[number];

export interface Match<Found extends Item> {
  readonly item: Found;
  readonly how: How;
}

/** Several items under one reference: a person chooses. */
export type MatchProblem = 'bankReferenceAmbiguous' | 'bankNoMatch';

export interface Items<Found extends Item> {
  readonly byReference: ReadonlyMap<string, readonly Found[]>;
  readonly byNumber: ReadonlyMap<string, readonly Found[]>;
  /** Open items by open amount. */
  readonly byAmount: ReadonlyMap<number, readonly Found[]>;
}

export type MatchOutcome<Found extends Item> =
  | { readonly match: Match<Found>; readonly problem: null }
  | { readonly match: null; readonly problem: MatchProblem };

type Paid = Pick<Booking, 'amount' | 'reference' | 'debtor' | 'text'>;

export function matchOf<Found extends Item>(paid: Paid, items: Items<Found>): MatchOutcome<Found> {
  const { reference, kind } = normalReference(paid.reference);
  const referred = kind === 'unknown' ? [] : (items.byReference.get(reference) ?? []);
  if (referred.length > 1) {
    const asked = only(referred.filter(({ open }) => open === paid.amount));
    return asked === null ? { match: null, problem: 'bankReferenceAmbiguous' } : { match: { item: asked, how: 'proposal' }, problem: null };
  }
  const [certain] = referred;
  if (certain !== undefined) return { match: { item: certain, how: kind === 'qr' ? 'reference' : 'creditorReference' }, problem: null };
  const proposal = namedInText(paid, items) ?? sameAmountAndName(paid, items);
  return proposal === null ? { match: null, problem: 'bankNoMatch' } : { match: { item: proposal, how: 'proposal' }, problem: null };
}

function namedInText<Found extends Item>({ text, reference }: Paid, { byReference, byNumber }: Items<Found>): Found | null {
  const named = referencesInText(`${text} ${reference}`);
  const found = new Set([
    ...named.references.flatMap((each) => byReference.get(each) ?? []),
    ...named.numbers.flatMap((each) => byNumber.get(each) ?? []),
  ]);
  return only([...found]);
}

function sameAmountAndName<Found extends Item>({ amount, debtor }: Paid, { byAmount }: Items<Found>): Found | null {
  return only((byAmount.get(amount) ?? []).filter(({ customerName }) => isSameName(customerName, debtor)));
}

function only<Found>(found: readonly Found[]): Found | null {
  const [first] = found;
  return found.length === 1 && first !== undefined ? first : null;
}

const legalForms = new Set(['ag', 'sa', 'gmbh', 'sarl', 'sagl', 'co', 'cie', 'und', 'et', 'herr', 'frau']);

/** Banks write names in capitals, without accents, truncated, or reordered: all words of the shorter name must be in the longer one. */
export function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, (between) => (/^\p{M}+$/u.test(between) ? '' : ' '));
  return plain.split(' ').filter((word) => word.length > 1 && !legalForms.has(word));
}
