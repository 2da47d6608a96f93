/** A shipment as edited by staff, as texts, and the request made from it. */
import type { OutputOf } from '#contract/endpoint.ts';
import type { ParcelCommodity, ParcelPosition, ParcelRecipient } from '#contract/parcel.ts';
import type { ParcelShipment, readShipmentDesk } from '#contract/shipment.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import type { ExportPurpose, Incoterm } from '#domain/parcel/terms.ts';
import { groupedNumber } from '../text/grouped-number.ts';
import { weightText } from '../text/weight-text.ts';

export interface PackageDraft {
  readonly key: number;
  readonly count: string;
  readonly articleNumber: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
}

export interface CommodityDraft extends Pick<ParcelCommodity, 'productId' | 'articleNumber'> {
  readonly description: string;
  readonly quantity: string;
  readonly weight: string;
  readonly unitPrice: string;
  readonly hsCode: string;
  readonly originCountry: string;
}

export interface ParcelDraft {
  readonly packages: readonly PackageDraft[];
  readonly recipient: ParcelRecipient;
  readonly commodities: readonly CommodityDraft[];
  readonly purpose: ExportPurpose;
  readonly terms: Incoterm;
  readonly service: string;
  /** Empty: the usual day. */
  readonly shipDay: string;
  readonly tell: boolean;
}

export type Proposal = NonNullable<OutputOf<typeof readShipmentDesk>['proposal']>;

/** `service`: the one that was ordered, if any. */
export function draftOf({ packages, recipient, commodities }: Proposal, service = ''): ParcelDraft {
  return {
    packages: packages.map(packageDraft),
    recipient,
    commodities: commodities.map((each) => ({
      ...each,
      quantity: String(each.quantity),
      weight: numberText(each.weight.value),
      unitPrice: groupedNumber(each.unitPrice.toFixed(2)),
    })),
    purpose: 'SOLD',
    terms: 'DAP',
    service,
    shipDay: '',
    tell: true,
  };
}

/** Zero is left empty, to be filled in. */
const numberText = (value: number): string => (value === 0 ? '' : String(Number(value.toFixed(3))));

function packageDraft({ packageCount, articleNumber, dimensions, weight }: ParcelPosition, key: number): PackageDraft {
  return {
    key,
    count: String(packageCount),
    articleNumber,
    length: numberText(dimensions.length),
    width: numberText(dimensions.width),
    height: numberText(dimensions.height),
    weight: numberText(weight.value),
  };
}

export function newPackage(packages: readonly PackageDraft[]): PackageDraft {
  const key = Math.max(0, ...packages.map((each) => each.key)) + 1;
  return { key, count: '1', articleNumber: '', length: '', width: '', height: '', weight: '' };
}

const figure = (text: string): number => parseNumber(text) ?? 0;
const whole = (text: string): number => Math.max(0, Math.ceil(figure(text)));

export function positionsOf({ packages }: Pick<ParcelDraft, 'packages'>): ParcelPosition[] {
  return packages.map(({ count, articleNumber, length, width, height, weight }, at) => ({
    sequenceNumber: at + 1,
    packageCount: Math.max(1, whole(count)),
    articleNumber,
    dimensions: { length: whole(length), width: whole(width), height: whole(height), units: 'CM' },
    weight: { value: figure(weight), units: 'KG' },
  }));
}

/** `shipDate`: absent for the usual day. */
export function shipmentOf(draft: ParcelDraft, order: { id: number; version: number }, shipDate: PlainDate | undefined): ParcelShipment {
  const { recipient, commodities, purpose, terms, service, tell } = draft;
  return {
    orderId: order.id,
    version: order.version,
    service: { type: service },
    purposeOfShipment: purpose,
    termsOfSale: terms,
    packagingLineItems: positionsOf(draft),
    commodities: commodities.map((each) => ({
      ...each,
      quantity: whole(each.quantity),
      weight: { value: figure(each.weight), units: 'KG' },
      unitPrice: figure(each.unitPrice),
      originCountry: each.originCountry.toUpperCase(),
    })),
    recipient,
    ...(shipDate === undefined ? {} : { shipDate }),
    tell,
  };
}

/** Everything the rates depend on: if it changes, they are requested again. */
export function rateQuestion({ recipient, ...draft }: ParcelDraft): string {
  return JSON.stringify([recipient.zipCode, recipient.country, positionsOf(draft)]);
}

export function packageTotals(draft: ParcelDraft): { count: number; kg: string } {
  const positions = positionsOf(draft);
  return {
    count: positions.reduce((sum, { packageCount }) => sum + packageCount, 0),
    kg: weightText(positions.reduce((sum, { packageCount, weight }) => sum + packageCount * weight.value, 0)),
  };
}

export function customsValueText({ commodities }: ParcelDraft): string {
  const value = commodities.reduce(
    (sum, { quantity, unitPrice }) => sum + whole(quantity) * rappenFromChf(Math.round(figure(unitPrice) * 100) / 100),
    0,
  );
  return amountText(rappen(value));
}
