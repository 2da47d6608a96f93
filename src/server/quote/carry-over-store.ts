/** SQL of what an order copies from its quote besides the data of every order: sets with their parts, staff's remarks and their word on VAT. */
import { sql } from 'kysely';
import type { PositionType } from '#domain/position/position.ts';
import type { Trx } from '#server/db/pool.ts';

export interface CarriedLine {
  /** From 1, in the order of the order's lines. */
  sortOrder: number;
  type: PositionType;
  /** `sortOrder` of the set it is a part of. */
  parentOrder: number | null;
  kommentar: string;
  rechnungskommentar: string;
  /** In Rappen. */
  insuranceRate: number | null;
  commodityReferences: readonly { productId: number; quantity: number }[];
}

interface Carried {
  lines: readonly CarriedLine[];
  vatForced: boolean | null;
}

export async function carryOver(trx: Trx, orderId: number, { lines, vatForced }: Carried): Promise<void> {
  if (vatForced !== null) await trx.updateTable('sales_order').set({ vat_forced: vatForced }).where('id', '=', orderId).execute();
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
