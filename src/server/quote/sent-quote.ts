/** The frozen form of a version. It was stored from a checked quote; versions sent before sets, notes and terms existed lack those fields. */
import { Quote } from '#contract/quote.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { placeholderPicture, shownProduct, thumbnailPath } from '#server/order/document-answer.ts';
import { storedParts } from '#server/order/stored-parts.ts';

const laterFields = {
  confirmedDeliveryDate: null,
  orderStatusId: orderState.PREPARATION,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: null,
  contactName: '',
  files: [],
  paymentTermId: null,
  skontoId: null,
  vatPercent: 8.1,
  vatForced: null,
  thumbnailFilePath: placeholderPicture,
};

const laterLineFields = {
  parentId: null,
  type: 'PRODUCT',
  children: [],
  quantityDelivered: 0,
  quantityInvoiced: 0,
  storno: false,
  // Not told by former versions: the notice stood below every quote.
  madeToMeasure: true,
  priceUnavailable: false,
  kommentar: '',
  rechnungskommentar: '',
  insuranceRate: null,
  commodityReferences: [],
};

export function sentQuote(content: object): Quote {
  const positions = 'positions' in content && Array.isArray(content.positions) ? (content.positions as object[]) : [];
  const customer = 'customer' in content ? { company: false, ...(content.customer as object) } : undefined;
  const { thumbnailFilePath } = { ...laterFields, ...content };
  const {
    totals,
    positions: lines,
    ...quote
  } = Quote.parse({
    ...laterFields,
    orderDetailId: 'id' in content ? content.id : 0,
    finalPrice: null,
    ...content,
    // Former versions keep the whole address.
    thumbnailFilePath: thumbnailPath(thumbnailFilePath),
    customer,
    positions: positions.map((position) => ({ product: null, ...laterLineFields, ...position, ...partsOf(position) })),
  });
  const shown = lines.map((line) => ({ ...line, product: shownProduct(line) }));
  return { ...quote, totals, finalPrice: finalPriceOf(totals), positions: shown };
}

/** Specification: storefront §3: the root positions less the discount. */
export const finalPriceOf = (totals: Quote['totals']): number | null =>
  totals === null ? null : chfFromRappen(rappen(rappenFromChf(totals.products) - rappenFromChf(totals.discountAmount)));

/** Remarks of parts had one text before they had one for each language (decision 0095). */
const partsOf = (position: object): object =>
  'partList' in position && Array.isArray(position.partList) ? { partList: storedParts(position.partList as object[]) } : {};

/** A version as stored: link, pin, files and conversation belong to the quote, not to one of its versions. */
export function frozenQuote(quote: Quote, over: Partial<Quote> = {}): Quote {
  return { ...quote, uuid: null, pin: null, contactName: '', messages: [], changes: [], versions: [], files: [], ...over };
}
