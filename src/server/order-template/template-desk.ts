/** What a template is turned into: orders placed for a customer, or quotes drafted for one. No mails are sent for either. */
import type { OrderInsert } from '#contract/place-order.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import type { WriteBy } from '#server/import/import-kind.ts';
import type { HeldFacts } from '#server/order/held-facts.ts';
import type { TemplateTarget } from './template-store.ts';

interface PreparedLine {
  /** Null: on request. */
  readonly unitPrice: UnitPrice | null;
  /** Null: the product has no model. */
  readonly configuration: Configuration | null;
}

export interface PreparedDocument {
  /** In the order of the request. */
  readonly lines: readonly PreparedLine[];
  /** Returns the id of the stored document. */
  readonly store: () => Promise<number>;
}

export interface TemplateDesk {
  readonly key: 'templateOrder' | 'templateQuote';
  readonly ability: OfficeAbility;
  readonly target: TemplateTarget;
  /** The same with facts read before a transaction. */
  readonly holding: (facts: HeldFacts) => TemplateDesk;
  /** Checked and priced as by hand; throws Refusal under the same conditions. */
  readonly prepare: (trx: Trx, wish: OrderInsert, by: WriteBy) => Promise<PreparedDocument>;
  /** Takes back a document that was not touched since. */
  readonly takeBack: (trx: Trx, id: number, by: WriteBy) => Promise<void>;
}

/** A dry run draws nothing. */
export const noPicture = (): Promise<null> => Promise.resolve(null);
