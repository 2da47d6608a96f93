/** Explains a product's price for a customer: the engine's own price, with the row that applies, its parts, its step, and the result after the discount. */
import type { PriceExplanation } from '#contract/price-explanation.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { numberFromFraction } from '#domain/money/fraction.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromRappen, chfFromUnitPrice, lineTotal } from '#domain/money/money.ts';
import { discountAmount, discounted } from '#domain/pricing/discount.ts';
import { sameTotal } from '#domain/pricing/capped-price.ts';
import { refuseQuantity } from '#domain/pricing/price-ladder.ts';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { RemoteAnswer } from '#server/connect/remote-price/remote-prices.ts';
import { checkConfiguration } from './check-configuration.ts';
import { customerTerms } from './pricing-customer.ts';
import type { PricingServices } from './price-cart.ts';
import { internalSource, priceLadderOf, rowsOf } from './price-ladder-of.ts';
import { priceParts } from './price-parts.ts';
import type { LadderStep, PricedLine, PricingCustomer } from './priced-cart.ts';
import { askedProduct, remoteOf, withRemotePrices } from './remote-line.ts';

interface AskedPrice {
  productId: number;
  customerId?: number | null | undefined;
  configuration?: Configuration | null | undefined;
  quantity: number;
}

/** `snapshot`: the catalogue it is computed with. */
export async function explainPrice(services: PricingServices, asked: AskedPrice, snapshot: CatalogSnapshot): Promise<PriceExplanation> {
  const customer = await customerTerms(services, asked.customerId ?? null);
  const product = snapshot.productById.get(asked.productId);
  if (product === undefined) throw notFound();
  const { line, valid, unitOfSales, listed } = pricedLine(snapshot, customer, product, asked);
  const rows = rowsOf(snapshot, customer.customerId, product.id);
  const row = rows.own ?? rows.default;
  const from = rows.own !== null ? 'own' : rows.default === null ? null : 'default';
  const [priced = line] = valid
    ? await withRemotePrices(services.remotePrice, snapshot, customer.customerId, [line], { sampled: true })
    : [line];
  const remote = row === null || !valid ? null : await remoteAnswer(services, row, product, line);
  return {
    ...frame(snapshot, product, row),
    from,
    unitOfSales,
    ...ofLine(snapshot, { row, priced, valid, remote, unitOfSales, listed, customer }),
  };
}

function pricedLine(snapshot: CatalogSnapshot, { customerId }: PricingCustomer, product: CatalogProduct, asked: AskedPrice) {
  const { quantity } = asked;
  const { configuration, evaluation, valid } = checkConfiguration(snapshot.models, product, asked.configuration ?? null, quantity);
  const { steps, unitOfSales, priceAt, listedAt } = priceLadderOf(snapshot, customerId, product, evaluation);
  const unitPrice = valid ? priceAt(quantity) : null;
  const ladder: LadderStep[] = valid ? steps.map((step) => ({ quantity: step.quantity, unitPrice: step.price })) : [];
  const problem = unitPrice === null ? ('priceOnRequest' as const) : null;
  const none = { key: '', remark: '', weightKg: 0, amount: null };
  const line: PricedLine = { ...none, product, configuration, evaluation, quantity, unitPrice, ladder, problem };
  return { line, valid, unitOfSales, listed: valid ? listedAt(quantity) : null };
}

async function remoteAnswer(services: PricingServices, row: CatalogPriceRow, product: CatalogProduct, line: PricedLine) {
  const remotePrice = remoteOf(row, product);
  if (remotePrice === null) return null;
  // The price itself was requested a moment ago: the answer is cached.
  return services.remotePrice.ask(remotePrice.url, remoteQuestion(remotePrice, askedProduct(line), line.quantity));
}

function frame(snapshot: CatalogSnapshot, product: CatalogProduct, row: CatalogPriceRow | null) {
  return {
    priceId: row?.id ?? null,
    strategy: row?.activeStrategy ?? ('NONE' as const),
    internalSource: row?.activeStrategy === 'MARGIN_PRICE' ? internalSource(snapshot.models, product) : null,
    marginPrice: row?.marginPercent ?? 0,
  };
}

interface ExplainedLine {
  row: CatalogPriceRow | null;
  priced: PricedLine;
  valid: boolean;
  remote: RemoteAnswer | null;
  unitOfSales: number;
  /** The price before larger quantities cap it; null: known only to the service. */
  listed: UnitPrice | null;
  customer: PricingCustomer;
}

function ofLine(snapshot: CatalogSnapshot, { row, priced, valid, remote, unitOfSales, listed, customer }: ExplainedLine) {
  const { product, evaluation, quantity, unitPrice } = priced;
  const steps = priced.ladder.map((step) => ({ quantity: step.quantity, price: step.unitPrice }));
  const between = row !== null && product !== null && isReckonedAnew(snapshot, row, product);
  const counting = steps.findLast((each) => each.quantity <= quantity) ?? steps[0];
  const step = between ? null : (counting?.quantity ?? null);
  const next = steps.find((each) => each.quantity > quantity);
  const parts =
    row === null || product === null || unitPrice === null
      ? []
      : priceParts({
          snapshot,
          product,
          row,
          evaluation,
          quantity,
          step,
          remote: remote?.price ?? null,
          listed: listed ?? unitPrice,
          price: unitPrice,
        });
  const same = unitPrice === null ? null : sameTotal(unitPrice, quantity, steps, unitOfSales);
  return {
    quantity,
    fits: refuseQuantity(quantity, unitOfSales) === null,
    graduatedPrice: steps.map((each) => ({ quantity: each.quantity, price: chfFromUnitPrice(each.price) })),
    step,
    next: next === undefined ? null : { quantity: next.quantity, price: chfFromUnitPrice(next.price) },
    parts,
    onRequest: unitPrice === null ? whyOnRequest(snapshot, row, product, valid) : null,
    same: same?.quantity ?? null,
    remote: remote === null ? null : { question: remote.question, failure: remote.failure },
    ...amounts(unitPrice, quantity, customer),
  };
}

/** A workbook or a service computes the exact quantity, not that of a step. */
function isReckonedAnew({ models }: CatalogSnapshot, row: CatalogPriceRow, product: CatalogProduct): boolean {
  if (row.activeStrategy === 'EXCEL_PRICE' || row.activeStrategy === 'REMOTE_PRICE') return true;
  const source = internalSource(models, product);
  return row.activeStrategy === 'MARGIN_PRICE' && (source === 'EXCEL_PRICE' || source === 'REMOTE_PRICE');
}

function amounts(price: UnitPrice | null, quantity: number, { discount }: PricingCustomer) {
  const total = price === null ? null : lineTotal(price, quantity);
  return {
    pricePerOne: price === null ? null : chfFromUnitPrice(price),
    finalPrice: total === null ? null : chfFromRappen(total),
    discount: numberFromFraction(discount),
    discountAmount: total === null ? null : chfFromRappen(discountAmount(total, discount)),
    net: total === null ? null : chfFromRappen(discounted(total, discount)),
  };
}

function whyOnRequest(
  { models }: CatalogSnapshot,
  row: CatalogPriceRow | null,
  product: CatalogProduct | null,
  valid: boolean,
): PriceExplanation['onRequest'] {
  if (!valid || product === null) return 'configuration';
  if (row === null) return 'noRow';
  return row.activeStrategy === 'MARGIN_PRICE' ? withoutInternal[internalSource(models, product)] : withoutPrice[row.activeStrategy];
}

type Why = NonNullable<PriceExplanation['onRequest']>;

const withoutPrice: Record<Exclude<PriceSource, 'MARGIN_PRICE'>, Why> = {
  NONE: 'strategyNone',
  FIX_PRICE: 'noSteps',
  EXCEL_PRICE: 'workbook',
  REMOTE_PRICE: 'remote',
};
/** By the source of the price on which the margin is calculated. */
const withoutInternal: Record<PriceSource, Why> = {
  NONE: 'internalNone',
  FIX_PRICE: 'internalUnknown',
  EXCEL_PRICE: 'workbook',
  REMOTE_PRICE: 'remote',
  MARGIN_PRICE: 'internalUnknown',
};
