/** When a content page can be shown: all texts filled, all links within the shop, all pictures its own. It knows no page and no screen. */
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface PageProblem {
  /** `title`, `blocks.3.items.0.link.to` */
  field: string;
  problem: Refusal;
}

/** A path within the shop itself: never another site and never a script. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
const isPicturePath = (path: string): boolean => /^\/(images|api\/media)\//.test(path);

/** Only a caption may be left empty. */
const mayBeEmpty: ReadonlySet<string> = new Set(['caption']);

export function pageProblems(page: { readonly title: string; readonly blocks: readonly object[] }): PageProblem[] {
  return [
    ...partProblems(page.title, 'title', 'title'),
    ...page.blocks.flatMap((block, index) => partProblems(block, 'block', `blocks.${index}`)),
  ];
}

function partProblems(part: unknown, name: string, field: string): PageProblem[] {
  if (typeof part === 'string') return problemOf(part, name, field);
  if (typeof part === 'number')
    return Number.isInteger(part) && part > 0 && part <= 10_000 ? [] : [{ field, problem: refusal('pictureSizeNeeded') }];
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part) && part.length === 0) return [{ field, problem: refusal('validation.required') }];
  return [
    ...Object.entries(part).flatMap(([key, value]) => partProblems(value, Array.isArray(part) ? name : key, `${field}.${key}`)),
    ...unevenRows(part, field),
  ];
}

function problemOf(text: string, name: string, field: string): PageProblem[] {
  const say = (key: string): PageProblem[] => [{ field, problem: refusal(key) }];
  if (text.trim() === '') return mayBeEmpty.has(name) ? [] : say('validation.required');
  if (name === 'to' && !isOwnPath(text)) return say('linkWithinShop');
  if (name === 'src' && !isPicturePath(text)) return say('pictureOfShop');
  if (name === 'date' && parsePlainDate(text) === null) return say('validation.required');
  return [];
}

function unevenRows(part: object, field: string): PageProblem[] {
  if (!('head' in part) || !('rows' in part)) return [];
  const { head, rows } = part as { head: readonly string[]; rows: readonly (readonly string[])[] };
  return rows.every((row) => row.length === head.length) ? [] : [{ field: `${field}.rows`, problem: refusal('tableRowsUneven') }];
}

/** All links and pictures of a page, each once. */
export function pathsIn(page: unknown): string[] {
  const found = new Set<string>();
  const look = (part: unknown, name: string): void => {
    if (typeof part === 'string' && (name === 'to' || name === 'src')) found.add(part);
    if (typeof part === 'object' && part !== null) for (const [key, value] of Object.entries(part)) look(value, key);
  };
  look(page, '');
  return [...found];
}
