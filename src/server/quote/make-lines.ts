/** Lines that staff add to a quote or configure again: products priced and checked like a cart's, lines by hand as written, sets with their parts. */
import type { QuoteUpdate } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { Language } from '#domain/language/language.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { refused } from '#server/call/refusal.ts';
import { copiedLine } from '#server/order/copied-line.ts';
import { givenPicture } from '#server/order/given-picture.ts';
import { configurationRefusal } from '#server/pricing/configuration-refusal.ts';
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

/** Priced lines by their place in the request. */
type Priced = ReadonlyMap<string, PricedLine>;

/** Sets before their parts, in the order given; `at` of a refusal is the place in the request. */
export async function makeLines(services: QuoteServices, given: readonly Given[], buyer: Buyer): Promise<NewQuotePosition[]> {
  const made: NewQuotePosition[] = [];
  const priced = await priceTogether(services, given.flatMap(itemsOf), buyer);
  for (const [index, line] of given.entries()) {
    const at = `body.newPositions.${index}`;
    const parent = line.parentId == null ? null : { id: line.parentId };
    const place = made.length;
    if (line.type === 'PRODUCT' && line.children.length > 0) throw refused('positionParentInvalid', {}, `${at}.children`);
    made.push({ ...(await makeLine(services, line, { priced, buyer, at })), type: line.type, parent });
    for (const [under, child] of line.children.entries())
      made.push({ ...(await makeLine(services, child, { priced, buyer, at: `${at}.children.${under}` })), parent: { place } });
  }
  return made;
}

function itemsOf(line: Given, index: number): CartRequestItem[] {
  const at = `body.newPositions.${index}`;
  const lines: [string, GivenLine][] = [
    [at, line],
    ...line.children.map((child, under): [string, GivenLine] => [`${at}.children.${under}`, child]),
  ];
  return lines.flatMap(([key, { productId, configuration = null, quantity, externalCustomerNo = '' }]) =>
    productId == null ? [] : [{ key, productId, configuration, quantity, externalCustomerRef: externalCustomerNo }],
  );
}

interface Making {
  priced: Priced;
  buyer: Buyer;
  at: string;
}

async function makeLine(services: QuoteServices, given: GivenLine, { priced, buyer, at }: Making): Promise<NewQuotePosition> {
  const said = given.pricePerOne;
  const own = said == null ? null : unitPriceFromChf(said);
  const common = { type: 'PRODUCT', parent: null, storno: false, priceUnavailable: false, ...notesOf(given) } as const;
  if (given.productId == null) {
    const name = given.name ?? '';
    if (name === '') throw refused('validation.required', {}, `${at}.name`);
    if (given.configuration != null) throw refused('configurationInvalid', { articleNumber: name }, `${at}.configuration`);
    return { ...handwritten(name, given), ...common, productTypeId: null, unitPrice: own };
  }
  const found = priced.get(at);
  if (given.configuration == null && !found?.product) return { ...serviceLine(services, given, buyer, at), ...common, unitPrice: own };
  const shown = soundLine(found, given.productId, at);
  const line = await copiedLine(services, shown, buyer.language);
  return {
    ...line,
    name: given.name === undefined || given.name === '' ? line.name : given.name,
    ...common,
    productTypeId: shown.product?.typeId ?? null,
    ...(said === undefined ? quotedPrice(shown) : { unitPrice: own }),
  };
}

/** As priced, or why it is not. */
export const quotedPrice = ({ unitPrice, problem }: PricedLine): Pick<NewQuotePosition, 'unitPrice' | 'priceUnavailable'> => ({
  unitPrice,
  priceUnavailable: problem === 'priceUnavailable',
});

/** Services not sold in the shop, such as the transport insurance, have no price and no model there. */
function serviceLine({ productFacts }: QuoteServices, given: GivenLine, { language }: Buyer, at: string) {
  const productId = given.productId ?? 0;
  const product = productFacts(productId);
  if (product === null) throw refused('productNotAvailable', { productId }, `${at}.productId`);
  const name = given.name === undefined || given.name === '' ? product.name[language] : given.name;
  return { ...handwritten(name, given), productId, articleNumber: product.articleNumber, productTypeId: product.typeId };
}

const handwritten = (name: string, { quantity, externalCustomerNo = '' }: GivenLine) => ({
  productId: null,
  articleNumber: '',
  name,
  quantity,
  madeToMeasure: false,
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
function soundLine(line: PricedLine | undefined, productId: number, at: string): PricedLine {
  if (line === undefined || line.product === null) throw refused('productNotAvailable', { productId }, `${at}.productId`);
  if (line.problem === 'configurationInvalid')
    throw refused(configurationRefusal(line), { articleNumber: line.product.articleNumber }, `${at}.configuration`);
  return line;
}

/** As one cart, so that another company's price service is waited for once. */
async function priceTogether(
  { priceCart }: QuoteServices,
  items: readonly CartRequestItem[],
  { customerId, actor }: Buyer,
): Promise<Priced> {
  if (items.length === 0) return new Map();
  const { lines } = await priceCart({ items, zipCode: '', deliveryType: 'PICKUP', country: 'CH', customerId }, actor);
  return new Map(lines.map((line) => [line.key, line]));
}

/** What a stored line gets: all of another configuration, or a picture alone. */
export type RemadeLine = Partial<Pick<NewQuotePosition, 'configuration' | 'details' | 'partList' | 'weight' | 'pictureHash'>>;

export interface LineToRemake {
  row: QuotePositionRow;
  /** Undefined: stays. */
  configuration: Configuration | undefined;
  picture: string | undefined;
  quantity: number | undefined;
  /** Its place in the request. */
  at: string;
}

export async function remakeLines(services: QuoteServices, wanted: readonly LineToRemake[], buyer: Buyer): Promise<RemadeLine[]> {
  const items = wanted.flatMap(({ row, configuration, picture, quantity, at }): CartRequestItem[] => {
    if (row.product_id === null && configuration !== undefined)
      throw refused('configurationInvalid', { articleNumber: row.name }, `${at}.configuration`);
    const made = configuration ?? (row.configuration as Configuration | null);
    if (row.product_id === null || (configuration === undefined && picture !== '')) return [];
    return [{ key: at, productId: row.product_id, configuration: made, quantity: quantity ?? row.quantity, externalCustomerRef: '' }];
  });
  const priced = await priceTogether(services, items, buyer);
  const remade: RemadeLine[] = [];
  for (const { row, configuration: another, picture, at } of wanted) {
    const line = priced.get(at);
    const shown = { configuration: another ?? (row.configuration as Configuration | null), priced: line };
    const chosen = picture === undefined ? {} : { pictureHash: await givenPicture(services, picture, shown, at) };
    if (another === undefined) remade.push(chosen);
    else {
      const sound = soundLine(line, row.product_id ?? 0, at);
      const { details, partList, weight, pictureHash, configuration } = await copiedLine(services, sound, buyer.language);
      remade.push({ configuration, details, partList, weight, pictureHash, ...chosen });
    }
  }
  return remade;
}
