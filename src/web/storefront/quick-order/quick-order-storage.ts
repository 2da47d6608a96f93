/** The rows of an unfinished quick order, in local storage: a reload loses nothing. They belong to one login and are dropped for another. */
import type { QuickRow } from './quick-rows.ts';

const key = 'quick-order';
const mostRows = 400;

const isRow = (value: unknown): value is QuickRow =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger((value as QuickRow).id) &&
  [(value as QuickRow).article, (value as QuickRow).quantity, (value as QuickRow).remark].every((text) => typeof text === 'string');

export function readQuickRows(owner: string): readonly QuickRow[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('rows' in stored)) return [];
    if (stored.owner !== owner || !Array.isArray(stored.rows)) {
      localStorage.removeItem(key);
      return [];
    }
    const rows = stored.rows.filter(isRow).slice(0, mostRows);
    // Renumbers the rows: duplicate ids could not be told apart.
    return rows.map((row, index) => ({ id: index + 1, article: row.article, quantity: row.quantity, remark: row.remark }));
  } catch {
    return [];
  }
}

export function writeQuickRows(owner: string, rows: readonly QuickRow[]): void {
  try {
    if (rows.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ owner, rows }));
  } catch {
    // Without storage (private windows) the rows live as long as the page.
  }
}
