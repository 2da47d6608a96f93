/** Refuses to delete something that is in use: the refusal names each user of it, so that a screen can link to them. */
import type { ErrorItem } from '#contract/failure.ts';
import type { Uses } from '#contract/record.ts';
import { Refusal } from './refusal.ts';

export type Use = Uses['items'][number];

const mostNamed = 20;
/** Of each kind that is read: one more tells that there are more. */
export const mostRead = mostNamed + 1;

/** What `inUse` would say, to be read before. */
export const shownUses = (uses: readonly Use[]): Uses => ({ items: uses.slice(0, mostNamed), more: uses.length > mostNamed });

/** 409. */
export const inUse = (uses: readonly Use[]): Refusal => new Refusal(409, inUseErrors(uses));

export function inUseErrors(uses: readonly Use[]): ErrorItem[] {
  return [
    { message: 'inUse', params: { count: uses.length } },
    ...uses.slice(0, mostNamed).map(({ kind, id, name }) => ({ message: 'usedBy', params: { kind, id, name } })),
  ];
}
