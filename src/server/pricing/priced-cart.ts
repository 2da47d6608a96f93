/** A cart with the server's prices: what order-price answers and what an order stores. */
import type { VatRate } from '#domain/vat/vat.ts';
import type { Configuration, Evaluation } from '#domain/configurator/evaluation.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { CartShipping } from '#server/shipping/cart-shipping.ts';
import type { ParcelOffer } from './offer-parcel.ts';

/** The customer whose prices, discount and delivery multiplier apply. */
export interface PricingCustomer {
  /** null: a visitor. */
  readonly customerId: number | null;
  readonly discount: Fraction;
  readonly deliveryCostMultiplier: Fraction;
}

export interface CartRequestItem {
  readonly key: string;
  readonly productId: number;
  readonly configuration: Configuration | null;
  readonly quantity: number;
  readonly externalCustomerRef: string;
}

export interface CartRequest {
  readonly items: readonly CartRequestItem[];
  /** Whether ladders are shown that another company's service has to be asked for. */
  readonly withLadder?: boolean;
  readonly zipCode: string;
  readonly deliveryType: 'PICKUP' | 'DELIVERY' | 'FEDEX';
  /** Alpha-2 code of the delivery country; decides VAT. */
  readonly country: string;
  /** A saved address of the customer: its fixed delivery cost applies. */
  readonly deliveryAddressId?: number | undefined;
  /** Storing spaces as packed by hand, instead of the computed ones; only for staff. */
  readonly maxStoringSpace?: number | undefined;
  /** Instead of the customer's own; only for staff. */
  readonly discount?: number | undefined;
  /** Only for staff; everyone else gets their own prices. */
  readonly customerId?: number | null | undefined;
  /** Other companies' services are asked, but not waited for. */
  readonly knownOnly?: boolean | undefined;
  /** What the lines are counts, not what they cost: no other company's service is asked for a price. */
  readonly withoutRemote?: boolean;
}

/** Customer and address if their rows were read before; used only if they are those of the request. */
export interface KnownBuyer {
  readonly customer: { readonly id: number; readonly discount: number; readonly deliveryCostMultiplier: number };
  readonly deliveryAddress: {
    readonly id: number;
    readonly zipCode: string;
    readonly country: string;
    readonly fixedDeliveryCost: Rappen | null;
  } | null;
}

export interface LadderStep {
  readonly quantity: number;
  readonly unitPrice: UnitPrice;
}

/** `priceUnavailable`: the price is another company's to tell, and its service has not told it. */
export type LineProblem = 'quantityNotMultiple' | 'configurationInvalid' | 'productNotAvailable' | 'priceOnRequest' | 'priceUnavailable';

export interface PricedLine {
  readonly key: string;
  /** null: no one may order this product; `problem` is productNotAvailable. */
  readonly product: CatalogProduct | null;
  /** Checked and normalised, with the version that was evaluated; null: the product has no model. */
  readonly configuration: Configuration | null;
  readonly evaluation: Evaluation | null;
  readonly quantity: number;
  readonly remark: string;
  readonly unitPrice: UnitPrice | null;
  readonly amount: Rappen | null;
  readonly ladder: readonly LadderStep[];
  readonly problem: LineProblem | null;
  /** Of one piece, in kg. */
  readonly weightKg: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly discount: Fraction;
  /** null: no postal code, or a destination that is not estimated. */
  readonly shipping: CartShipping | null;
  /** null: not to be sent by parcel carrier. */
  readonly parcel: ParcelOffer | null;
  readonly vatApplies: boolean;
  readonly vatRate: VatRate;
  /** null while a line has no price. */
  readonly totals: CartTotals | null;
  readonly customer: PricingCustomer;
}
