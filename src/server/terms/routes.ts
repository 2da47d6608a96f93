import type { Uses } from '#contract/record.ts';
import * as wire from '#contract/terms.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { shownUses } from '#server/call/in-use.ts';
import { notFound } from '#server/call/refusal.ts';
import { changeTerm, createTerm, removeTerm } from './change-terms.ts';
import type { TermsServices } from './change-terms.ts';
import * as store from './terms-store.ts';

export function termsRoutes(services: TermsServices): Binding[] {
  const all = async () => store.listTerms(services.db);
  const uses = async (table: store.TermsTable, id: number): Promise<Uses> => {
    const found = await store.usesOfTerm(services.db, table, id);
    if (found === null) throw notFound();
    return shownUses(found);
  };
  return [
    bind(wire.readTermsRecords, all),
    bind(wire.createTruck, async ({ body }, { actor, idempotencyKey: sentKey }) => {
      const by = { kind: 'trucks', who: actorName(actor), sentKey, sent: body } as const;
      await createTerm(services, by, async (trx) => store.insertTruck(trx, body));
      return all();
    }),
    bind(wire.changeTruck, async ({ body: { id, version, ...truck } }, { actor }) => {
      const by = { kind: 'trucks', who: actorName(actor) } as const;
      await changeTerm(services, by, { id, version }, async (trx) => store.updateTruck(trx, id, truck));
      return all();
    }),
    bind(wire.readTruckUses, async ({ params }) => uses('truck', params.id)),
    bind(wire.deleteTruck, async ({ params }, { actor }) => {
      await removeTerm(services, { kind: 'trucks', who: actorName(actor) }, params.id);
      return all();
    }),
    bind(wire.createPaymentTerm, async ({ body }, { actor, idempotencyKey: sentKey }) => {
      const by = { kind: 'paymentTerms', who: actorName(actor), sentKey, sent: body } as const;
      await createTerm(services, by, async (trx) => store.insertPaymentTerm(trx, body));
      return all();
    }),
    bind(wire.changePaymentTerm, async ({ body: { id, version, ...term } }, { actor }) => {
      const by = { kind: 'paymentTerms', who: actorName(actor) } as const;
      await changeTerm(services, by, { id, version }, async (trx) => store.updatePaymentTerm(trx, id, term));
      return all();
    }),
    bind(wire.readPaymentTermUses, async ({ params }) => uses('payment_term', params.id)),
    bind(wire.deletePaymentTerm, async ({ params }, { actor }) => {
      await removeTerm(services, { kind: 'paymentTerms', who: actorName(actor) }, params.id);
      return all();
    }),
    bind(wire.createSkonto, async ({ body }, { actor, idempotencyKey: sentKey }) => {
      const by = { kind: 'skonti', who: actorName(actor), sentKey, sent: body } as const;
      await createTerm(services, by, async (trx) => store.insertSkonto(trx, body));
      return all();
    }),
    bind(wire.changeSkonto, async ({ body: { id, version, ...skonto } }, { actor }) => {
      const by = { kind: 'skonti', who: actorName(actor) } as const;
      await changeTerm(services, by, { id, version }, async (trx) => store.updateSkonto(trx, id, skonto));
      return all();
    }),
    bind(wire.readSkontoUses, async ({ params }) => uses('skonto', params.id)),
    bind(wire.deleteSkonto, async ({ params }, { actor }) => {
      await removeTerm(services, { kind: 'skonti', who: actorName(actor) }, params.id);
      return all();
    }),
  ];
}
