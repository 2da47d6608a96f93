/** Lines that staff add to a quote or configure again: products priced and checked like a cart's, lines by hand as written, sets with their parts. */
import type { QuoteUpdate } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { Language } from '#domain/language/language.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { refused } from '#server/call/refusal.ts';
import { copiedLine } from '#server/order/copied-line.ts';
import type { CartRequestItem, PricedLine } from '#server/pricing/priced-cart.ts';
import type { z } from 'zod';
import type { LineNotes, NewQuotePosition } from './new-quote.ts';
import { noNotes } from './new-quote.ts';
import type { QuotePositionRow } from './quote-line-store.ts';
import type { QuoteServices } from './quote-services.ts';

type Change = z.output<typeof QuoteUpdate>;
type Given = Change['newPositions'][number];
type GivenLine = Given['children'][number];

export interface Buyer {
  customerId: number;
  language: Language;
  actor: Actor;
}

/** Sets before their parts, in the order given; `at` of a refusal is the place in the request. */
export async function makeLines(services: QuoteServices, given: readonly Given[], buyer: Buyer): Promise<NewQuotePosition[]> {
  const made: NewQuotePosition[] = [];
  for (const [index, line] of given.entries()) {
    const at = `body.newPositions.${index}`;
    const parent = line.parentId == null ? null : { id: line.parentId };
    const place = made.length;
    if (line.type === 'PRODUCT' && line.children.length > 0) throw refused('positionParentInvalid', {}, `${at}.children`);
    made.push({ ...(await makeLine(services, line, buyer, at)), type: line.type, parent });
    for (const [under, child] of line.children.entries())
      made.push({ ...(await makeLine(services, child, buyer, `${at}.children.${under}`)), parent: { place } });
  }
  return made;
}

async function makeLine(services: QuoteServices, given: GivenLine, buyer: Buyer, at: string): Promise<NewQuotePosition> {
  const said = given.pricePerOne;
  const own = said == null ? null : unitPriceFromChf(said);
  const common = { type: 'PRODUCT', parent: null, storno: false, ...notesOf(given) } as const;
  if (given.productId == null) {
    const name = given.name ?? '';
    if (name === '') throw refused('validation.required', {}, `${at}.name`);
    if (given.configuration != null) throw refused('configurationInvalid', { articleNumber: name }, `${at}.configuration`);
    return { ...handwritten(name, given), ...common, productTypeId: null, unitPrice: own };
  }
  const item = { productId: given.productId, configuration: given.configuration ?? null, quantity: given.quantity };
  const service = item.configuration === null ? await serviceLine(services, given, buyer, at) : null;
  if (service !== null) return { ...service, ...common, unitPrice: own };
  const priced = await priceLine(services, { ...item, externalCustomerRef: given.externalCustomerNo ?? '' }, buyer, at);
  const line = await copiedLine(services, priced, buyer.language);
  return {
    ...line,
    name: given.name === undefined || given.name === '' ? line.name : given.name,
    ...common,
    productTypeId: priced.product?.typeId ?? null,
    unitPrice: said === undefined ? priced.unitPrice : own,
  };
}

/** Services not sold in the shop, such as the transport insurance, have no price and no model there; null: it is sold. */
async function serviceLine(services: QuoteServices, given: GivenLine, { language, ...buyer }: Buyer, at: string) {
  const productId = given.productId ?? 0;
  const product = services.productFacts(productId);
  if (product === null) throw refused('productNotAvailable', { productId }, `${at}.productId`);
  const line = await findLine(services, { productId, configuration: null, quantity: given.quantity, externalCustomerRef: '' }, buyer);
  if (line?.product) return null;
  const name = given.name === undefined || given.name === '' ? product.name[language] : given.name;
  return { ...handwritten(name, given), productId, articleNumber: product.articleNumber, productTypeId: product.typeId };
}

const handwritten = (name: string, { quantity, externalCustomerNo = '' }: GivenLine) => ({
  productId: null,
  articleNumber: '',
  name,
  quantity,
  externalCustomerNo,
  configuration: null,
  details: [],
  partList: [],
  weight: 0,
  pictureHash: null,
});

function notesOf({ kommentar, rechnungskommentar, insuranceRate, commodityReferences }: GivenLine): LineNotes {
  return {
    kommentar: kommentar ?? noNotes.kommentar,
    rechnungskommentar: rechnungskommentar ?? noNotes.rechnungskommentar,
    insuranceRate: insuranceRate == null ? null : rappenFromChf(insuranceRate),
    commodityReferences: commodityReferences ?? noNotes.commodityReferences,
  };
}

/** Like a line of the customer's cart; staff may set another price, and another quantity than the shop allows. */
async function priceLine(services: QuoteServices, item: Omit<CartRequestItem, 'key'>, buyer: Buyer, at: string): Promise<PricedLine> {
  const line = await findLine(services, item, buyer);
  if (line === undefined || line.product === null) throw refused('productNotAvailable', { productId: item.productId }, `${at}.productId`);
  if (line.problem === 'configurationInvalid')
    throw refused('configurationInvalid', { articleNumber: line.product.articleNumber }, `${at}.configuration`);
  return line;
}

async function findLine(
  { priceCart }: Pick<QuoteServices, 'priceCart'>,
  item: Omit<CartRequestItem, 'key'>,
  { customerId, actor }: Pick<Buyer, 'customerId' | 'actor'>,
): Promise<PricedLine | undefined> {
  const items = [{ key: '1', ...item }];
  return (await priceCart({ items, zipCode: '', deliveryType: 'PICKUP', country: 'CH', customerId }, actor)).lines[0];
}

export type RemadeLine = Pick<NewQuotePosition, 'configuration' | 'details' | 'partList' | 'weight' | 'pictureHash'>;

/** A stored line with another configuration, or with a new picture. */
export async function remakeLine(
  services: QuoteServices,
  row: QuotePositionRow,
  { configuration, quantity }: { configuration?: Configuration | undefined; quantity?: number | undefined },
  buyer: Buyer,
  at: string,
): Promise<RemadeLine> {
  if (row.product_id === null) throw refused('configurationInvalid', { articleNumber: row.name }, `${at}.configuration`);
  const item = {
    productId: row.product_id,
    configuration: configuration ?? (row.configuration as Configuration | null),
    quantity: quantity ?? row.quantity,
    externalCustomerRef: '',
  };
  const line = await copiedLine(services, await priceLine(services, item, buyer, at), buyer.language);
  const { details, partList, weight, pictureHash } = line;
  return { configuration: line.configuration, details, partList, weight, pictureHash };
}
