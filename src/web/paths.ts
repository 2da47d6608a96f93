/** The addresses of the shop's pages; `routes.ts` maps them to modules. */

export const paths = {
  category: '/produkte',
  fit: '/verpackung-finden',
  search: '/suche',
  contact: '/kontakt',
  terms: '/agb',
  privacy: '/datenschutz',
  favourites: '/favoriten',
  ownProducts: '/favoriten/meine-produkte',
  lastOrdered: '/favoriten/zuletzt-bestellt',
  quickOrder: '/favoriten/quick-order',
  logIn: '/user/login',
  register: '/user/register',
  requestReset: '/user/request-password-reset',
  resetPassword: '/user/reset-password',
  confirmEmail: '/user/confirm-email',
  profile: '/user/profile',
  profileOrders: '/user/profile/bestellungen',
  profileQuotes: '/user/profile/offerten',
  profileAccount: '/user/profile/konto',
  profileCredentials: '/user/profile/zugangsdaten',
  requestQuote: '/offerte-anfragen',
  /** The same form without the cart: text and drawings. */
  sendDrawing: '/offerte-anfragen?zeichnung',
  cart: '/checkout',
  signIn: '/checkout/signin',
  office: '/admin',
  officeFigures: '/admin/figures',
  officeOrders: '/admin/Orders',
  officeNewOrder: '/admin/Orders/create',
  officePickingList: '/admin/order/picking-list',
  officeDeliveries: '/admin/deliveries',
  officeProduction: '/admin/production',
  officeTrucks: '/admin/order/TruckCapacity',
  officeQuotes: '/admin/Quotes',
  officePayments: '/admin/payments',
  officeBankFiles: '/admin/payments/bank',
  officeArtworks: '/admin/artwork',
  officeInsuranceRates: '/admin/artwork/rates',
  officeCustomers: '/admin/customer',
  officeNewCustomer: '/admin/customer/create',
  officeProducts: '/admin/product',
  officeNewProduct: '/admin/product/create',
  officeModels: '/admin/model',
  officePrices: '/admin/price',
  officeCategories: '/admin/Category',
  officeFiles: '/admin/Media',
  officeProductTypes: '/admin/ProductType',
  officeAttributes: '/admin/Attribute',
  officeImports: '/admin/import',
  officeErpExports: '/admin/import/erp-export',
  officeSettings: '/admin/Settings',
  officeDevelopment: '/admin/dev',
  officeStaff: '/admin/staff',
  officeAudit: '/admin/audit',
  officeAccount: '/admin/account',
} as const;

/** Whether an address is one of the office. */
export const isOffice = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);

/** `next`: where the log-in leads afterwards. */
export const logInPath = (next: string): string => `${paths.logIn}?next=${encodeURIComponent(next)}`;
export const productPath = (articleNumber: string): string => `/products/${encodeURIComponent(articleNumber)}`;
/** An order by its link, for anyone who has it. */
export const orderPath = (uuid: string): string => `/order/${uuid}`;
export const profileOrderPath = (id: number): string => `${paths.profileOrders}/${id}`;
export const completedPath = (uuid: string): string => `${paths.cart}/completed?order=${uuid}`;
export const paymentFailedPath = (uuid: string): string => `${paths.cart}/payment-failed?order=${uuid}`;
/** A quote by its link. */
export const quotePath = (uuid: string): string => `/checkout-quote/${uuid}`;
export const officeOrderPath = (id: number): string => `${paths.officeOrders}/${id}`;
export const officeNewOrderPath = (customerId: number): string => `${paths.officeNewOrder}?customer=${customerId}`;
/** The stations of a work order, as the code on its sheet opens them. */
export const workOrderPath = (id: number): string => `${paths.officeProduction}/${id}`;
export const officeQuotePath = (id: number): string => `${paths.officeQuotes}/${id}`;
/** An invoice with its payments. */
export const officeInvoicePath = (id: number): string => `${paths.officePayments}/invoices/${id}`;
export const officeArtworkPath = (id: number): string => `${paths.officeArtworks}/${id}`;
export const officeBankFilePath = (id: number): string => `${paths.officeBankFiles}/${id}`;
/** A customer's page, or one of its parts. */
export const officeCustomerPath = (id: number, part?: 'edit' | 'address' | 'media'): string =>
  `${paths.officeCustomers}/${id}${part === undefined ? '' : `/${part}`}`;
/** A product's page, or one of its parts. */
export const officeProductPath = (id: number, part?: 'edit' | 'delivery' | 'internal-price' | 'price2' | 'media'): string =>
  `${paths.officeProducts}/${id}${part === undefined ? '' : `/${part}`}`;
export const officeProductsOfTypePath = (typeId: number): string => `${paths.officeProducts}?filter=typeId%3A${typeId}`;
export const officeProductTypePath = (id: number): string => `${paths.officeProductTypes}?type=${id}`;
export const officeModelPath = (id: string): string => `${paths.officeModels}/${encodeURIComponent(id)}`;
/** The imports with a kind of table preselected. */
export const officeImportsOfPath = (kind: string): string => `${paths.officeImports}?kind=${kind}`;
export const officeImportPath = (id: number): string => `${paths.officeImports}/${id}`;
export const officeMailPath = (id: number): string => `${paths.officeDevelopment}/mails/${id}`;
export const officeStaffPath = (id: number): string => `${paths.officeStaff}/${id}`;
/** A section of the shop-wide settings. */
export const officeSettingsPath = (section: string): string => `${paths.officeSettings}/${section}`;
