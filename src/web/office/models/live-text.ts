/** The result of a row for the example's values, as text for its cell. */
import type { DraftEvaluation } from '#contract/model-desk.ts';
import { decimalText } from '../text/decimal-text.ts';
import { francsText } from '../text/francs-text.ts';
import type { SheetRow } from './sheet.ts';

type Row = Pick<SheetRow, 'name' | 'value'>;

export function liveValue({ name }: Row, { values, faults }: DraftEvaluation): string {
  const found = values.find(({ id }) => id === name);
  if (found === undefined) return '';
  if (found.waitsFor !== null) return `wartet auf ${found.waitsFor}`;
  if (found.value === null) return faults.some(({ where }) => where.split('.')[1] === name) ? 'kein Wert' : '';
  if (typeof found.value === 'boolean') return found.value ? 'ja' : 'nein';
  return typeof found.value === 'number' ? decimalText(found.value, 4) : found.value;
}

export const partCount = ({ name }: Row, { product }: DraftEvaluation): string =>
  product === null ? '' : String(product.components[name] ?? 0);

export function ruleCost({ name }: Row, { cost }: DraftEvaluation): string {
  const item = cost?.items.find(({ id }) => id === name);
  return item === undefined ? '' : francsText(item.chf);
}

/** An example is identified by its index. */
export function unmetText(row: Row, { examples }: DraftEvaluation): string {
  const found = examples[Number(row.name)];
  if (found === undefined) return '';
  const [first] = found.unmet;
  return first === undefined ? 'stimmt' : `${first.what}: ${first.found}`;
}
