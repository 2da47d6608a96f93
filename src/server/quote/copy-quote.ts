/** Staff copy a quote as a new draft: the same lines at the same prices, ready for editing. */
import { z } from 'zod';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { refuseGone } from '#server/customer/write-customer.ts';
import { actorName } from '#server/call/actor-name.ts';
import { transaction } from '#server/db/pool.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { storedHead, storedLine } from '#server/order/document-head.ts';
import { recordOf } from './find-quote.ts';
import { keepFigures } from './keep-figures.ts';
import type { NewQuote } from './new-quote.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { linkHash } from './quote-link.ts';
import type { QuoteServices } from './quote-services.ts';
import { insertQuote } from './quote-store.ts';

const Copied = z.object({ id: z.number(), formattedId: z.string() });
type Copied = z.infer<typeof Copied>;

export async function copyQuote(
  services: QuoteServices,
  id: number,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Copied> {
  const key = idempotencyKey(`quote copy ${actorName(actor)} ${id}`, sentKey, { id });
  return idempotent(
    services.db,
    key,
    (body) => Copied.parse(body),
    async (taken) => copy(services, id, { actor, key: taken }),
  );
}

async function copy(services: QuoteServices, id: number, { actor, key }: { actor: Actor; key: IdempotencyKey | null }): Promise<Copied> {
  const { db, now, links } = services;
  const record = await recordOf(db, id);
  const draft = copyOf(record, actor, now());
  return transaction(db, async (trx) => {
    await refuseGone(trx, record.row.customer_id);
    const { validityDays } = await services.rules(trx);
    const stored = await insertQuote(trx, draft, {
      validityDays,
      year: yearOf(localNow(now()).date),
      linkHashOf: (copyId) => linkHash(links.uuidOf(copyId)),
    });
    await keepFigures(trx, services, await recordOf(trx, stored.id));
    if (key !== null) await keepAnswer(trx, key, stored);
    return stored;
  });
}

function copyOf({ row, positions }: QuoteRecord, actor: Actor, nowMs: number): NewQuote {
  return {
    ...storedHead(row),
    at: new Date(nowMs),
    state: quoteState.DRAFT,
    userId: actor.kind === 'customer' ? actor.userId : null,
    deliveryType: row.delivery_type,
    requestedDeliveryDate: null,
    deliveryCost: row.delivery_cost === null ? null : rappen(row.delivery_cost),
    confirmedDeliveryDate: null,
    vatForced: row.vat_forced,
    paymentMethodId: row.payment_method_id,
    paymentTermId: row.payment_term_id,
    skontoId: row.skonto_id,
    positions: positions.map((position) => ({
      ...storedLine(position),
      type: position.type,
      parent: position.parent_id === null ? null : { place: positions.findIndex(({ id }) => id === position.parent_id) },
      storno: position.storno,
      productTypeId: position.product_type_id,
      unitPrice: position.unit_price === null ? null : unitPrice(position.unit_price),
      priceUnavailable: position.price_unavailable,
      kommentar: position.kommentar,
      rechnungskommentar: position.rechnungskommentar,
      insuranceRate: position.insurance_rate,
      commodityReferences: position.commodity_references,
    })),
  };
}
