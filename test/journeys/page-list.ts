/** Every page in the specification, with what a visitor gets without a log-in. Admin pages require a permission, profile and favourites a log-in. */
export interface ListedPage {
  path: string;
  /** `login`: redirected to the log-in; `cart`: nothing to order or pay yet, so redirected to the cart. */
  visitor: 'shown' | 'login' | 'cart';
}

const shown = (...paths: string[]): ListedPage[] => paths.map((path) => ({ path, visitor: 'shown' }));
const login = (...paths: string[]): ListedPage[] => paths.map((path) => ({ path, visitor: 'login' }));

/** `{articleNumber}` and `{category}` are replaced by what the shop in question sells. */
export const listedPages: readonly ListedPage[] = [
  ...shown(
    '/-moebel',
    '/-verpackung',
    '/-moebel/gallerie',
    '/-verpackung/galerie',
    '/-verpackung/dienstleistungen',
    '/-verpackung/dienstleistungen/beratung',
    '/-verpackung/dienstleistungen/gefahrgut',
    '/-verpackung/dienstleistungen/lagern',
    '/-verpackung/dienstleistungen/logistik',
    '/-verpackung/dienstleistungen/transport',
    '/-verpackung/dienstleistungen/verpacken',
    '/dienstleistungen/lagern',
    '/dienstleistungen/gefahrgut',
    '/dienstleistungen/transportieren',
    '/dienstleistungen/verpacken',
    '/dienstleistungen/logistik',
    '/dienstleistungen/verpackungsberatung',
    '/agb',
    '/datenschutz',
    '/impressum',
    '/kontakt',
    '/labels',
    '/geschichte',
    '/news',
    '/products/{articleNumber}',
    '/produkte',
    '/produkte/{category}',
    '/user/login',
    '/user/register',
    '/user/request-password-reset',
    '/user/reset-password',
    '/checkout/',
    '/checkout/signin',
    '/checkout/invoice',
    '/checkout/delivery-address',
    '/checkout/payment',
    '/checkout/summary',
    '/checkout-quote/00000000-0000-4000-8000-000000000000',
  ),
  { path: '/checkout/completed', visitor: 'cart' },
  { path: '/checkout/payment-failed', visitor: 'cart' },
  ...login(
    '/user/profile',
    '/user/profile/bestellungen',
    '/user/profile/offerten',
    '/user/profile/konto',
    '/user/profile/zugangsdaten',
    '/favoriten',
    '/favoriten/meine-produkte',
    '/favoriten/quick-order',
    '/favoriten/zuletzt-bestellt',
    '/admin/Orders',
    '/admin/Quotes',
    '/admin/customer',
    '/admin/customer/create',
    '/admin/customer/1/edit',
    '/admin/customer/1/address',
    '/admin/customer/1/media',
    '/admin/product',
    '/admin/product/1/edit',
    '/admin/product/1/delivery',
    '/admin/product/1/internal-price',
    '/admin/product/1/price2',
    '/admin/product/1/media',
    '/admin/ProductType',
    '/admin/Attribute',
    '/admin/Category',
    '/admin/category/AddCategoryProductModal',
    '/admin/category/EditCategoryModal',
    '/admin/category/EditProductModal',
    '/admin/Media',
    '/admin/Settings',
    '/admin/dev',
    '/admin/order/TruckCapacity',
  ),
];

/** Not built yet: these may still answer 404. Remove a page from here once it is built. */
export const notYet: ReadonlySet<string> = new Set(['/admin/product/1/media', '/admin/order/TruckCapacity']);
