/** The shop as the demo's history uses it: its own calls, made by its people, on former days. */
import type { AnyEndpoint, Call, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export interface Desk {
  /** The moment at which the history begins to be written: today. */
  readonly today: number;
  readonly staff: Actor;
  /** One that may do everything with money. */
  readonly head: Actor;
  /** Who books what is made. */
  readonly workshop: Actor;
  readonly buyers: ReadonlyMap<string, Buyer>;
  /** The first of them that this shop sells. */
  readonly product: (articleNumbers: readonly string[]) => CatalogProduct | undefined;
  /** One call at a moment. */
  readonly call: <E extends AnyEndpoint>(
    by: { actor: Actor; at: number; language?: Language },
    endpoint: E,
    input: InputOf<E>,
    file?: SentFile,
  ) => Promise<OutputOf<E>>;
}

/** A form with a file, as a browser sends it. */
export interface SentFile {
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

/** Something that happens at a moment; what it brings about later comes out of it. */
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
