/** A line of an order while it is being changed, with all its stored fields. */
import { rappen, zeroPrice } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Position } from '#domain/position/position.ts';
import { storedLine } from '#server/order/document-head.ts';
import type { DocumentLine } from '#server/order/document-head.ts';
import { storedPosition } from '#server/order/order-answer.ts';
import type { PositionRow } from '#server/order/order-record.ts';

interface LineRemarks {
  kommentar: string;
  rechnungskommentar: string;
  insuranceRate: Rappen | null;
  commodityReferences: readonly { productId: number; quantity: number }[];
}

/** A line that is not stored yet has a negative id, which other lines may name as their parent. */
export type DraftLine = Position & DocumentLine & LineRemarks;

export function draftLine(row: PositionRow): DraftLine {
  return {
    ...storedLine(row),
    ...storedPosition(row),
    kommentar: row.kommentar,
    rechnungskommentar: row.rechnungskommentar,
    insuranceRate: row.insurance_rate === null ? null : rappen(row.insurance_rate),
    commodityReferences: row.commodity_references,
  };
}

const noRemarks: LineRemarks = { kommentar: '', rechnungskommentar: '', insuranceRate: null, commodityReferences: [] };

/** The values of a new line. */
export const blankLine: Omit<DraftLine, 'id'> = {
  ...noRemarks,
  parentId: null,
  type: 'PRODUCT',
  productId: null,
  articleNumber: '',
  name: '',
  quantity: 1,
  quantityDelivered: 0,
  quantityInvoiced: 0,
  madeToMeasure: false,
  pricePerOne: zeroPrice,
  storno: false,
  externalCustomerNo: '',
  configuration: null,
  details: [],
  partList: [],
  weight: 0,
  pictureHash: null,
};
