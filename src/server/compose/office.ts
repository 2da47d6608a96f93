/** The calls of the workshop and its desk: customers, trucks, mails, drawings and papers. */
import { bankRoutes } from '#server/bank/routes.ts';
import type { Binding } from '#server/call/binding.ts';
import { categoryKind } from '#server/category/by-table/category-kind.ts';
import { addressKind } from '#server/customer/by-table/address-kind.ts';
import { customerKind } from '#server/customer/by-table/customer-kind.ts';
import { customerRecordRoutes } from '#server/customer/record-routes.ts';
import { openBankFile } from '#server/connect/bank-file/open-bank-file.ts';
import { customerRoutes } from '#server/customer/routes.ts';
import { printOrderById, printOrderWithViews } from '#server/document/print-order.ts';
import { documentRoutes } from '#server/document/routes.ts';
import { inGerman } from '#server/order/in-german.ts';
import { orderLink } from '#server/order/order-link.ts';
import { exportRoutes } from '#server/export/routes.ts';
import { orderImportRoutes } from '#server/order-import/routes.ts';
import { statusKind } from '#server/order-import/status-kind.ts';
import { orderExportRoutes } from '#server/order-export/routes.ts';
import { orderDesk } from '#server/order-template/order-desk.ts';
import { quoteDesk } from '#server/order-template/quote-desk.ts';
import { orderTemplateRoutes } from '#server/order-template/routes.ts';
import { templateKind } from '#server/order-template/template-kind.ts';
import { openTable } from '#server/connect/table-file/open-table.ts';
import { fileRoutes } from '#server/file/routes.ts';
import { attributeKind } from '#server/product-type/by-table/attribute-kind.ts';
import { productKind } from '#server/product/by-table/product-kind.ts';
import { importRoutes } from '#server/import/routes.ts';
import { ledgerRoutes } from '#server/ledger/routes.ts';
import type { OutsideState } from '#server/jobs/operation.ts';
import { operationRoutes } from '#server/jobs/routes.ts';
import { mailRoutes } from '#server/mail/routes.ts';
import { readOrder } from '#server/order/read-order.ts';
import { materialPriceRoutes } from '#server/model-desk/material-routes.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { ownTextRoutes } from '#server/own-text/routes.ts';
import { modelDeskRoutes } from '#server/model-desk/routes.ts';
import { maySeeOne } from '#server/product/list-products.ts';
import { readQuote } from '#server/quote/find-quote.ts';
import { printDraft } from '#server/quote/print-quote.ts';
import { defaultRemotePrice } from './default-remote-price.ts';
import { priceKind } from '#server/price/by-table/price-kind.ts';
import { priceRoutes } from '#server/price/routes.ts';
import { productImageRoutes } from '#server/product-image/routes.ts';
import { reportRoutes } from '#server/report/routes.ts';
import { settingRoutes } from '#server/setting/routes.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import { stockRoutes } from '#server/stock/routes.ts';
import { findStock } from '#server/stock/stock-store.ts';
import { termChoices } from '#server/terms/term-choices.ts';
import { termsRoutes } from '#server/terms/routes.ts';
import { truckRoutes } from '#server/truck/routes.ts';
import type { Ground } from './ground.ts';
import type { Selling } from './selling.ts';

interface OfficeFacts {
  selling: Selling;
  states: OrderStateServices;
  parcel: OutsideState;
  addressSearch: OutsideState;
}

export function officeCalls(ground: Ground, { selling, states, parcel, addressSearch }: OfficeFacts): Binding[] {
  const { config, db, tokens, catalog, readCompany, rules, printShop, draftThread, jobs, now } = ground;
  const { pricing, orders, quotes, documents, afterPaid } = selling;
  const readStock = async () => findStock(db, { locked: false });
  const importKinds = [
    productKind(catalog),
    priceKind,
    customerKind({ now, knowsZipCode, readTerms: termChoices }),
    addressKind({ now, knowsZipCode }),
    categoryKind,
    attributeKind,
    statusKind({ orders, states }),
    templateKind({ catalog, orders }, orderDesk({ orders, states })),
    templateKind({ catalog, orders }, quoteDesk(quotes)),
  ];
  const imports = { db, catalog, now, openTable, kinds: importKinds };
  return [
    ...customerRoutes({ db, tokens, knowsZipCode, now, readRules: rules.read }),
    ...customerRecordRoutes({ db, now, catalog, dropFile: async (path) => ground.media.blobs.delete(path) }),
    ...priceRoutes({ db, catalog, now, pricing, remote: selling.remotePrices, defaultRemotePrice: defaultRemotePrice(config) }),
    ...termsRoutes({ db, now, catalog }),
    ...truckRoutes({ ...pricing, shop: config.shop, priceCart: orders.priceCart }),
    ...ledgerRoutes({
      db,
      now,
      jobs,
      readCompany,
      printShop,
      publicUrl: config.publicUrl,
      readRules: rules.read,
      afterPaid,
      inGerman: inGerman(orders),
    }),
    ...fileRoutes({ ...ground.media, db, catalog, now, incoming: ground.incoming, limitBytes: config.filesLimitBytes, warn: ground.warn }),
    ...productImageRoutes({ db, catalog, now }),
    ...settingRoutes({ db, now, changed: rules.refresh }),
    ...ownTextRoutes({ db, now, changed: ground.words.refresh, readCompany, publicUrl: config.publicUrl, printShop }),
    ...materialPriceRoutes({ db, catalog, now }),
    ...stockRoutes({ db, now }),
    ...modelDeskRoutes({ db, catalog, now, thread: draftThread }),
    ...mailRoutes({ db }),
    ...operationRoutes({
      db,
      jobs,
      dataDir: config.dataDir,
      outside: {
        mail: ground.mails.state,
        payment: config.payment !== undefined ? 'ok' : selling.standIn === null ? 'off' : 'standIn',
        parcel,
        routing: config.routingUrl === undefined ? 'off' : 'ok',
        addressSearch,
      },
    }),
    ...bankRoutes({ db, now, readCompany, openBankFile, afterPaid }),
    ...importRoutes(imports),
    ...orderImportRoutes(imports),
    ...orderTemplateRoutes(imports),
    ...orderExportRoutes({ db, now }),
    ...exportRoutes({ db, catalog, publicUrl: config.publicUrl, readStock }),
    ...documentRoutes({ ...documents, linkOf: (order) => orderLink(config.publicUrl, order) }),
    ...reportRoutes(
      {
        catalog,
        readStock,
        maySee: async (product, actor) => maySeeOne(db, product, actor),
        readCompany,
        readOrder: async (id, actor) => (await readOrder(db, id, actor)).order,
        printShop,
        printOrder: async (id, kind, actor) => printOrderById(documents, id, kind, actor),
        printOrderWithViews: async (id, actor) => printOrderWithViews(documents, id, actor),
        readQuote: async (id, actor) => readQuote(quotes, id, actor),
        printQuote: async (id, withPictures) => printDraft(quotes, id, withPictures),
        publicUrl: config.publicUrl,
        now,
      },
      (error) => ground.warn('papers of many orders', error),
    ),
  ];
}
