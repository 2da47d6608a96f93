/** The fields of a case in working order: those of the document, then work by work; empty ones only where a value is needed. */
import type { ArtworkField } from '#contract/artwork.ts';
import { neededHead, neededWork } from '#domain/artwork/field.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import { dayText } from '../text/day-text.ts';

export const idOf = ({ key, work }: Pick<ArtworkField, 'key' | 'work'>): string => `${work}.${key}`;

/** Confident enough to be confirmed all at once. */
export const sureFrom = 95;

export interface FieldGroup {
  work: number;
  lot: string;
  fields: readonly ArtworkField[];
}

export function fieldGroups(fields: readonly ArtworkField[], everything: boolean): FieldGroup[] {
  const groups = [...Map.groupBy(fields, ({ work }) => work)].toSorted(([one], [other]) => one - other);
  return groups.map(([work, all]) => ({
    work,
    lot: all.find(({ key }) => key === 'lot')?.value ?? '',
    fields: all.filter((field) => everything || field.value !== '' || isNeeded(field, all)),
  }));
}

function isNeeded({ key, work }: ArtworkField, all: readonly ArtworkField[]): boolean {
  if (key === 'state') return ['US', 'CA'].includes(all.find((each) => each.key === 'country')?.value ?? '');
  if (key === 'imageSize') return all.every((each) => each.key !== 'frameSize' || each.value === '');
  return (work === 0 ? neededHead : neededWork).includes(key);
}

/** As the row shows it while it is not being edited. */
export function shownValue({ key, value }: ArtworkField): string {
  if (value === '') return '';
  if (key === 'price' || key === 'premium' || key === 'total') return amountText(rappen(Math.round(Number(value) * 100)));
  return key === 'invoiceDate' || key === 'collectBy' ? dayText(value) : value;
}

/** The next unconfirmed one after the given one, wrapping around; null: none. */
export function nextOpen(rows: readonly ArtworkField[], after: string | null): string | null {
  const at = rows.findIndex((field) => idOf(field) === after);
  const around = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  const next = around.find(({ confirmed }) => !confirmed);
  return next === undefined ? null : idOf(next);
}
