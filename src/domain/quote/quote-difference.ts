/**
 * What changed between two versions of a quote, line by line, in reading order: goods first, then conditions, the total last.
 * Specification: storefront §3 (Quote). Each sending freezes a version, and customers see what changed since the last one. It knows no words.
 */
import type { Rappen, UnitPrice } from '#domain/money/money.ts';

export interface QuotedLine {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly pricePerOne: UnitPrice;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

export interface QuotedVersion {
  readonly lines: readonly QuotedLine[];
  readonly deliveryCost: Rappen;
  /** Ten-thousandths */
  readonly discount: number;
  /** Calendar days */
  readonly validityDays: number | null;
  /** Working days */
  readonly timeToDeliver: number;
  readonly total: Rappen;
}

export type QuoteChange =
  | { readonly kind: 'added' | 'removed'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly name: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly name: string; readonly before: UnitPrice; readonly after: UnitPrice }
  | { readonly kind: 'detail'; readonly name: string; readonly label: string; readonly before: string; readonly after: string }
  | { readonly kind: 'delivery' | 'total'; readonly before: Rappen; readonly after: Rappen }
  | { readonly kind: 'discount' | 'timeToDeliver'; readonly before: number; readonly after: number }
  | { readonly kind: 'validity'; readonly before: number | null; readonly after: number | null };

/** Lines with the same id are the same line; empty: no change that a customer would notice. */
export function quoteChanges(before: QuotedVersion, after: QuotedVersion): readonly QuoteChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]));
  const kept = new Set(after.lines.map(({ id }) => id));
  return [
    ...after.lines.flatMap((line) => {
      const former = old.get(line.id);
      return former === undefined ? [{ kind: 'added', name: line.name, quantity: line.quantity } as const] : lineChanges(former, line);
    }),
    ...before.lines.filter(({ id }) => !kept.has(id)).map(({ name, quantity }) => ({ kind: 'removed', name, quantity }) as const),
    ...changed('discount', before.discount, after.discount),
    ...changed('delivery', before.deliveryCost, after.deliveryCost),
    ...changed('timeToDeliver', before.timeToDeliver, after.timeToDeliver),
    ...changed('validity', before.validityDays, after.validityDays),
    ...changed('total', before.total, after.total),
  ] as readonly QuoteChange[];
}

function lineChanges(before: QuotedLine, after: QuotedLine): QuoteChange[] {
  const { name } = after;
  const labels = [...new Set([...before.details, ...after.details].map(({ label }) => label))];
  return [
    ...(before.quantity === after.quantity ? [] : [{ kind: 'quantity', name, before: before.quantity, after: after.quantity } as const]),
    ...(before.pricePerOne === after.pricePerOne
      ? []
      : [{ kind: 'price', name, before: before.pricePerOne, after: after.pricePerOne } as const]),
    ...labels.flatMap((label) => {
      const [old, now] = [valueOf(before, label), valueOf(after, label)];
      return old === now ? [] : [{ kind: 'detail', name, label, before: old, after: now } as const];
    }),
  ];
}

function valueOf({ details }: QuotedLine, label: string): string {
  return details.find((detail) => detail.label === label)?.value ?? '';
}

function changed<Kind extends string, Value>(kind: Kind, before: Value, after: Value): { kind: Kind; before: Value; after: Value }[] {
  return before === after ? [] : [{ kind, before, after }];
}
