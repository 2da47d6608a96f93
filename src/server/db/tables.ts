/** The tables as the query layer sees them, by area in `tables/`: one interface per table, column names as in SQL. */
import type { AccountTables } from './tables/account.ts';
import type { ArtworkTables } from './tables/artwork.ts';
import type { BankTables } from './tables/bank.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomerTables } from './tables/customer.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { ImportTables } from './tables/import.ts';
import type { IntegrationTables } from './tables/integration.ts';
import type { InvoiceTables } from './tables/invoice.ts';
import type { MailTables } from './tables/mail.ts';
import type { MediaTables } from './tables/media.ts';
import type { ModelTables } from './tables/model.ts';
import type { OrderTables } from './tables/order.ts';
import type { ParcelTables } from './tables/parcel.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PriceTables } from './tables/price.ts';
import type { ProductionTables } from './tables/production.ts';
import type { QuoteTables } from './tables/quote.ts';
import type { RecordTables } from './tables/record.ts';
import type { SettingTables } from './tables/setting.ts';

export interface Tables
  extends
    AccountTables,
    CustomerTables,
    CatalogTables,
    ModelTables,
    PriceTables,
    MediaTables,
    OrderTables,
    ProductionTables,
    DeliveryTables,
    ParcelTables,
    InvoiceTables,
    PaymentTables,
    BankTables,
    QuoteTables,
    ArtworkTables,
    ImportTables,
    IntegrationTables,
    RecordTables,
    ContentTables,
    SettingTables,
    MailTables {}
