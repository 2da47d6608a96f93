/** SQL of what an order takes over from its quote beside what every order has: sets with their parts, and the remarks of staff. */
import { sql } from 'kysely';
import type { PositionType } from '#domain/position/position.ts';
import type { Trx } from '#server/db/pool.ts';

export interface CarriedLine {
  /** From 1, as the lines were ordered. */
  sortOrder: number;
  type: PositionType;
  /** Place of the set it is a part of. */
  parentOrder: number | null;
  kommentar: string;
  rechnungskommentar: string;
  /** Rappen */
  insuranceRate: number | null;
  commodityReferences: readonly { productId: number; quantity: number }[];
}

export async function carryOver(trx: Trx, orderId: number, lines: readonly CarriedLine[]): Promise<void> {
  await sql`
    update order_position as line
    set type = l.type, parent_id = parent.id, kommentar = l.kommentar, rechnungskommentar = l.rechnungskommentar,
      insurance_rate = l."insuranceRate", commodity_references = l."commodityReferences"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("sortOrder" integer, type text, "parentOrder" integer, kommentar text,
        rechnungskommentar text, "insuranceRate" bigint, "commodityReferences" jsonb)
      left join order_position as parent on parent.order_id = ${orderId} and parent.sort_order = l."parentOrder"
    where line.order_id = ${orderId} and line.sort_order = l."sortOrder"
  `.execute(trx);
}
