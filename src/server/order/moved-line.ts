/** Stored positions in the form that the rules for deliveries and invoices use. */
import type { MovedLine } from '#domain/order/movement.ts';
import { isService } from '#domain/order/movement.ts';
import type { PositionRow } from './order-store.ts';

type ServiceRow = Pick<PositionRow, 'product_id' | 'product_type_id' | 'weight'>;

export function isServiceRow(row: ServiceRow): boolean {
  return isService({ productId: row.product_id, productTypeId: row.product_type_id, weight: row.weight });
}

export function movedLine(row: PositionRow): MovedLine {
  return {
    id: row.id,
    type: row.type,
    quantity: row.quantity,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    storno: row.storno,
    service: isServiceRow(row),
  };
}
