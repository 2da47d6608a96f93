/** What the use cases of the artwork desk need; assembled when the shop starts. */
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { InvoiceFile } from '#server/connect/invoice-file/invoice-file.ts';
import type { ParcelCarrier } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { Db } from '#server/db/pool.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface ArtworkServices {
  db: Db;
  now: () => number;
  readCompany: ReadCompany;
  holidayOverrides: () => Promise<HolidayOverrides>;
  openInvoice: (bytes: Uint8Array) => Promise<Outcome<InvoiceFile>>;
  catalog: () => CatalogSnapshot;
  quotes: QuoteServices;
  /** Null: no carrier is configured. */
  carrier: ParcelCarrier | null;
}
