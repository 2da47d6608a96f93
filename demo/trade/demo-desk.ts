/** The shop as used by the demo's history: its own calls, made by its people, on past days. */
import type { AnyEndpoint, Call, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export interface Desk {
  /** The time at which the history is written: today. */
  readonly today: number;
  readonly staff: Actor;
  /** A user with all rights for money. */
  readonly head: Actor;
  /** The user who books production. */
  readonly workshop: Actor;
  readonly buyers: ReadonlyMap<string, Buyer>;
  /** The first of them that is sold in this shop. */
  readonly product: (articleNumbers: readonly string[]) => CatalogProduct | undefined;
  /** Makes one call at a given time. */
  readonly call: <E extends AnyEndpoint>(
    by: { actor: Actor; at: number; language?: Language },
    endpoint: E,
    input: InputOf<E>,
    file?: SentFile,
  ) => Promise<OutputOf<E>>;
}

/** A form with a file, as a browser sends it. */
interface SentFile {
  bytes: Buffer;
  contentType: string;
  signature: null;
}

export type CallAs = (actor: Actor, language: Language, idempotencyKey: string, file?: SentFile) => Call;

export interface Buyer {
  readonly actor: Actor;
  readonly customerId: number;
  readonly invoiceEmail: string;
  readonly invoiceAddressId: number;
  readonly deliveryAddressId: number;
  readonly language: Language;
}

/** An event at a given time; it returns the later events it causes. */
export interface TradeEvent {
  readonly at: number;
  readonly happen: () => Promise<readonly TradeEvent[]>;
}

export const dayOf = (moment: number): PlainDate => localNow(moment).date;

export interface DeskParts extends Omit<Desk, 'call'> {
  /** Sets the shop's clock; null: back to now. */
  readonly setClock: (moment: number | null) => void;
  readonly callAs: CallAs;
}

export function openDesk({ setClock, callAs, ...desk }: DeskParts): Desk {
  let count = 0;
  return {
    ...desk,
    call: async ({ actor, at, language = 'de' }, endpoint, input, file) => {
      setClock(at);
      count += 1;
      try {
        return await callAs(actor, language, `demo history ${count}`, file)(endpoint, input);
      } catch (cause) {
        throw new Error(`${endpoint.method} ${endpoint.path} on ${dayOf(at)}: ${String(cause)}`, { cause });
      }
    },
  };
}
