/** The office's screens as one table: source of the navigation, the routes, the guards and the Ctrl+K search. */
import { paths } from '#web/paths.ts';
import type { Area, Screen, ScreenKey } from './screen.ts';

export const areas: readonly Area[] = [
  {
    word: null,
    mark: 'clock',
    screens: [
      { key: 'today', word: 'Heute', path: paths.office, ability: 'enterOffice', file: 'today/today-page.tsx' },
      { key: 'figures', word: 'Zahlen', path: paths.officeFigures, ability: 'recordPayments', file: 'figures/figures-page.tsx' },
    ],
  },
  {
    word: 'Verkauf',
    mark: 'paper',
    screens: [
      {
        key: 'orders',
        word: 'Bestellungen',
        path: paths.officeOrders,
        ability: 'seeOrders',
        file: 'orders/orders-page.tsx',
        record: { path: `${paths.officeOrders}/:id`, file: 'orders/order-page.tsx' },
        pages: [
          { path: paths.officeNewOrder, file: 'new-order/new-order-page.tsx' },
          { path: paths.officePickingList, file: 'orders/picking-list-page.tsx' },
        ],
      },
      {
        key: 'quotes',
        word: 'Offerten',
        path: paths.officeQuotes,
        ability: 'manageQuotes',
        file: 'quotes/quotes-page.tsx',
        record: { path: `${paths.officeQuotes}/:id`, file: 'quotes/quote-page.tsx' },
      },
      {
        key: 'payments',
        word: 'Zahlungen',
        path: paths.officePayments,
        ability: 'recordPayments',
        file: 'payments/open-items-page.tsx',
        record: { path: `${paths.officePayments}/invoices/:id`, file: 'payments/invoice-page.tsx' },
        lists: [
          { word: 'Offene Posten' },
          { word: 'Rechnungen', path: `${paths.officePayments}/invoices`, file: 'payments/invoices-page.tsx' },
          { word: 'Zahlungseingänge', path: `${paths.officePayments}/entries`, file: 'payments/entries-page.tsx' },
          {
            word: 'Bankdateien',
            path: paths.officeBankFiles,
            ability: 'handleMoney',
            file: 'bank/bank-files-page.tsx',
            record: { path: `${paths.officeBankFiles}/:id`, file: 'bank/bank-file-page.tsx' },
          },
        ],
      },
    ],
  },
  {
    word: 'Produktion',
    mark: 'saw',
    screens: [
      {
        key: 'production',
        word: 'Wochenplan',
        path: paths.officeProduction,
        ability: 'planProduction',
        file: 'production/production-page.tsx',
        parts: [{ word: 'Zuschnitt', path: `${paths.officeProduction}#zuschnitt` }],
        record: { path: `${paths.officeProduction}/:id`, file: 'production/station-page.tsx' },
      },
    ],
  },
  {
    word: 'Versand',
    mark: 'truck',
    screens: [
      { key: 'trucks', word: 'Lastwagen', path: paths.officeTrucks, ability: 'dispatch', file: 'trucks/truck-day-page.tsx' },
      {
        key: 'deliveries',
        word: 'Lieferungen',
        path: paths.officeDeliveries,
        ability: 'seeOrders',
        file: 'deliveries/deliveries-page.tsx',
        parts: [{ word: 'Pakete', path: `${paths.officeDeliveries}?view=Pakete&filter=deliveryType%3AMAIL%7CFEDEX` }],
      },
    ],
  },
  {
    word: 'Katalog',
    mark: 'boxes',
    screens: [
      {
        key: 'products',
        word: 'Produkte',
        path: paths.officeProducts,
        ability: 'manageProducts',
        file: 'products-grid/products-page.tsx',
        record: { path: `${paths.officeProducts}/:id/edit`, file: 'products/product-edit-page.tsx' },
        pages: [
          { path: paths.officeNewProduct, file: 'products/product-create-page.tsx' },
          { path: `${paths.officeProducts}/:id/media`, file: 'products/product-media-page.tsx' },
          { path: `${paths.officeProducts}/:id/delivery`, file: 'products/product-delivery-page.tsx' },
        ],
      },
      {
        key: 'models',
        word: 'Modelle',
        path: paths.officeModels,
        ability: 'manageProductTypes',
        file: 'models/models-page.tsx',
        record: { path: `${paths.officeModels}/:id`, file: 'models/model-page.tsx' },
        lists: [
          { word: 'Modelle' },
          { word: 'Materialpreise', path: `${paths.officeModels}/materials`, ability: 'managePrices', file: 'models/materials-page.tsx' },
          { word: 'Lagermasse', path: `${paths.officeModels}/stock`, ability: 'managePrices', file: 'models/stock-page.tsx' },
        ],
      },
      {
        key: 'prices',
        word: 'Preise',
        path: paths.officePrices,
        ability: 'managePrices',
        file: 'prices/prices-page.tsx',
        pages: [
          { path: `${paths.officeProducts}/:id/internal-price`, file: 'prices/internal-price-page.tsx' },
          { path: `${paths.officeProducts}/:id/price2`, file: 'prices/price2-page.tsx' },
        ],
      },
      {
        key: 'categories',
        word: 'Kategorien',
        path: paths.officeCategories,
        ability: 'manageCategories',
        file: 'categories/categories-page.tsx',
        pages: [
          { path: '/admin/category/AddCategoryProductModal', file: 'categories/add-category-product-modal.ts' },
          { path: '/admin/category/EditCategoryModal', file: 'categories/edit-category-modal.ts' },
          { path: '/admin/category/EditProductModal', file: 'categories/edit-product-modal.ts' },
        ],
      },
      { key: 'files', word: 'Dateien', path: paths.officeFiles, ability: 'manageFiles', file: 'files/files-page.tsx' },
      {
        key: 'productTypes',
        word: 'Produkttypen',
        path: paths.officeProductTypes,
        ability: 'manageProductTypes',
        file: 'types/product-types-page.tsx',
      },
      {
        key: 'attributes',
        word: 'Attribute',
        path: paths.officeAttributes,
        ability: 'manageProductTypes',
        file: 'types/attributes-page.tsx',
      },
    ],
  },
  {
    word: 'Kunden',
    mark: 'people',
    screens: [
      {
        key: 'customers',
        word: 'Kunden',
        path: paths.officeCustomers,
        ability: 'seeCustomers',
        file: 'customers/customers-page.tsx',
        record: { path: `${paths.officeCustomers}/:id`, file: 'customers/customer-page.tsx' },
        pages: [
          { path: paths.officeNewCustomer, file: 'customers/customer-create-page.tsx' },
          { path: `${paths.officeCustomers}/:id/edit`, file: 'customers/customer-edit-page.tsx' },
          { path: `${paths.officeCustomers}/:id/address`, file: 'customers/customer-address-page.tsx' },
          { path: `${paths.officeCustomers}/:id/media`, file: 'customers/customer-media-page.tsx' },
        ],
      },
    ],
  },
  {
    word: 'Kunst',
    mark: 'picture',
    screens: [
      {
        key: 'artworks',
        word: 'Kunstpult',
        path: paths.officeArtworks,
        ability: 'runArtworkQuotes',
        file: 'artwork/artworks-page.tsx',
        record: { path: `${paths.officeArtworks}/:id`, file: 'artwork/artwork-page.tsx' },
        lists: [{ word: 'Rechnungen' }, { word: 'Versicherungssätze', path: paths.officeInsuranceRates, file: 'artwork/rates-page.tsx' }],
      },
    ],
  },
  {
    word: 'System',
    mark: 'wheel',
    screens: [
      {
        key: 'imports',
        word: 'Importe',
        path: paths.officeImports,
        ability: 'importTables',
        file: 'imports/imports-page.tsx',
        record: { path: `${paths.officeImports}/:id`, file: 'imports/import-page.tsx' },
        lists: [
          { word: 'Importe' },
          { word: 'Ans ERP', path: paths.officeErpExports, ability: 'importOrders', file: 'imports/erp-exports-page.tsx' },
        ],
      },
      {
        key: 'settings',
        word: 'Einstellungen',
        path: paths.officeSettings,
        ability: 'manageSettings',
        file: 'settings/settings-page.tsx',
        pages: [{ path: `${paths.officeSettings}/:section`, file: 'settings/section-page.tsx' }],
      },
      {
        key: 'staff',
        word: 'Personal',
        path: paths.officeStaff,
        ability: 'manageStaff',
        file: 'staff/staff-page.tsx',
        record: { path: `${paths.officeStaff}/:id`, file: 'staff/staff-member-page.tsx' },
      },
      { key: 'audit', word: 'Protokoll', path: paths.officeAudit, ability: 'manageStaff', file: 'staff/audit-page.tsx' },
      { key: 'account', word: 'Mein Konto', path: paths.officeAccount, ability: 'enterOffice', file: 'staff/account-page.tsx' },
      {
        key: 'outbox',
        word: 'Postausgang',
        path: paths.officeDevelopment,
        ability: 'manageSettings',
        file: 'dev/dev-page.tsx',
        record: { path: `${paths.officeDevelopment}/mails/:id`, file: 'dev/mail-page.tsx' },
      },
    ],
  },
];

export const screens: readonly Screen[] = areas.flatMap((area) => area.screens);

export function screenOf(key: ScreenKey): Screen {
  const screen = screens.find((each) => each.key === key);
  if (!screen) throw new Error(`no screen ${key}`);
  return screen;
}
