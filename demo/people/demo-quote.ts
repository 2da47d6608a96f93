/**
 * Quotes of the demo shop for its company: one expired, one sent twice with a requested change in between, one waiting for an answer.
 * They are created like all quotes, by requesting and sending, but on past days; their mails stay in the outbox and are not sent.
 */
import type { Actor } from '#domain/access/permission.ts';
import { permission } from '#domain/access/permission.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { deliverMails } from '#server/mail/deliver-mail.ts';
import { answerQuote } from '#server/quote/answer-quote.ts';
import { changeQuote } from '#server/quote/change-quote.ts';
import { readQuote } from '#server/quote/find-quote.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { requestQuote } from '#server/quote/request-quote.ts';
import { findDemoBuyer } from './demo-buyer-store.ts';
import type { DemoBuyer } from './demo-buyer-store.ts';
import { demoStaff } from './people.ts';

const buyerEmail = 'einkauf@aarepumpen.example';
const hours = 3_600_000;
const days = 24 * hours;

const staff: Actor = {
  kind: 'customer',
  userId: 0,
  customerId: null,
  isCompanyCustomer: false,
  hasQuickOrder: false,
  permissions: [permission.ADMIN_QUOTE],
  ...demoStaff[1],
};

/** Only once, with the link secret of this shop; later calls change nothing. */
export async function seedDemoQuotes({ quotes: services, catalog }: { quotes: QuoteServices; catalog: Catalog }): Promise<void> {
  const buyer = await findDemoBuyer(services.db, buyerEmail);
  if (buyer === null || buyer.hasQuotes) return;
  const { productByArticleNumber } = catalog.now();
  const first = (...articleNumbers: string[]): CatalogProduct | undefined =>
    articleNumbers.map((articleNumber) => productByArticleNumber.get(articleNumber)).find((product) => product !== undefined);
  const [crate, pallet, other, insurance] = [
    first('HK_0001', 'LO_0001'),
    first('EP_0001', 'CT_0001'),
    first('SK_0001', 'BA_0001'),
    first('TV_0001'),
  ];
  if (!crate || !pallet || !other || !insurance) return;
  const today = services.now();
  const desk = deskOf(services, buyer);
  await desk.expired(today - 58 * days, other);
  await desk.sentTwice(today - 6 * days, { crate, pallet, insurance });
  await desk.requested(today - 20 * hours, other);
}

interface Line {
  product: CatalogProduct;
  quantity: number;
  remark?: string;
}

function deskOf(services: QuoteServices, buyer: DemoBuyer) {
  const actor: Actor = { kind: 'customer', email: buyerEmail, isCompanyCustomer: true, hasQuickOrder: true, permissions: [], ...buyer };
  /** The same shop at another time; its mails stay in the outbox. */
  const at = (nowMs: number): QuoteServices => ({
    ...services,
    now: () => nowMs,
    jobs: {
      enqueueMails: async (trx, keys) => {
        await deliverMails({ db: trx, connection: null, arrives: false, readCompany: services.readCompany, now: () => nowMs }, keys);
      },
    },
  });
  const ask = async (nowMs: number, lines: readonly Line[], words: { comment: string; reference: string }): Promise<number> => {
    const wish = {
      cartItems: lines.map(({ product, quantity, remark = '' }, index) => ({
        key: String(index),
        productId: product.id,
        configuration: product.configuration,
        quantity,
        externalCustomerRef: remark,
      })),
      comment: words.comment,
      externalCustomerRef: words.reference,
      orderPerson: '',
      customerId: buyer.customerId,
      invoiceEmail: buyer.invoiceEmail,
      invoiceAddressId: buyer.invoiceAddressId,
      deliveryAddressId: buyer.deliveryAddressId,
      deliveryType: 'DELIVERY',
      paymentMethodId: 2,
      termsAccepted: true,
    } as const;
    const key = `demo quote ${words.reference}`;
    const asked = { ...wish, cartItems: [...wish.cartItems] } as Parameters<typeof requestQuote>[1];
    return (await requestQuote(at(nowMs), asked, { actor, chosenLanguage: 'de', ip: '', idempotencyKey: key })).id;
  };
  const write = async (nowMs: number, id: number, change: Partial<Parameters<typeof changeQuote>[2]>) => {
    const { version } = await readQuote(services, id, staff);
    return changeQuote(
      at(nowMs),
      id,
      { version, updatePositions: [], newPositions: [], send: true, ...change },
      { actor: staff, sentKey: null },
    );
  };
  return {
    expired: async (start: number, product: CatalogProduct) => {
      const words = { comment: 'Wir vergleichen Anbieter für das nächste Jahr.', reference: 'Rahmen Export' };
      const id = await ask(start, [{ product, quantity: 24 }], words);
      await write(start + days, id, { deliveryCost: 180, message: 'Gerne bieten wir an; bei Abruf in Etappen bleibt der Preis gleich.' });
    },
    sentTwice: async (
      start: number,
      { crate, pallet, insurance }: { crate: CatalogProduct; pallet: CatalogProduct; insurance: CatalogProduct },
    ) => {
      const lines = [
        { product: crate, quantity: 10, remark: 'Halle 4, mit Schutzhülle' },
        { product: pallet, quantity: 40 },
      ];
      const words = { comment: 'Lieferung bitte vor der Messe, gerne mit Versicherung.', reference: 'Messe Hannover' };
      const id = await ask(start, lines, words);
      const sent = await write(start + 5 * hours, id, {
        newPositions: [{ type: 'PRODUCT', productId: insurance.id, quantity: 1, pricePerOne: 86, children: [] }],
        deliveryCost: 240,
        timeToDeliver: 8,
        message: 'Die Versicherung können Sie beim Bestellen weglassen.',
      });
      const { uuid, pin, positions } = sent;
      if (uuid === null || pin === null) throw new Error('a quote just sent has no link');
      const text = 'Es werden 12 Stück. Geht es auch in einer Woche?';
      await answerQuote(at(start + 2 * days), { uuid, pin, kind: 'change', text });
      const [first] = positions;
      const cheaper = first?.pricePerOne == null ? {} : { pricePerOne: Math.round(first.pricePerOne * 97) / 100 };
      await write(start + 3 * days, id, {
        updatePositions: first === undefined ? [] : [{ id: first.id, quantity: 12, ...cheaper }],
        timeToDeliver: 5,
        message: 'Gerne: 12 Stück, drei Prozent günstiger, und wir liefern in fünf Arbeitstagen.',
      });
    },
    requested: async (start: number, product: CatalogProduct) => {
      const words = { comment: 'Bitte in drei Etappen liefern, die erste im nächsten Monat.', reference: 'Los 3' };
      await ask(start, [{ product, quantity: 36, remark: 'Seite mit Logo' }], words);
    },
  };
}
