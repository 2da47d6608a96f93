/** What cannot be deleted because something uses it: the refusal names each of them, so that a screen can lead there. */
import { Refusal } from './refusal.ts';

export interface Use {
  kind: 'quote' | 'order' | 'product' | 'category';
  id: number;
  /** As people know it: number, name. */
  name: string;
}

const mostNamed = 20;

/** 409. */
export function inUse(uses: readonly Use[]): Refusal {
  return new Refusal(409, [
    { message: 'inUse', params: { count: uses.length } },
    ...uses.slice(0, mostNamed).map(({ kind, id, name }) => ({ message: 'usedBy', params: { kind, id, name } })),
  ]);
}
