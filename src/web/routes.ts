import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { officeRoutes } from './office/frame/office-routes.ts';
import { contentAddresses } from './content-address.ts';

export default [
  index('storefront/home/home-redirect.ts'),
  route('robots.txt', 'storefront/pages/robots.ts'),
  route('sitemap.xml', 'storefront/pages/sitemap.ts'),
  layout('storefront/frame/storefront-layout.tsx', [
    route('-verpackung', 'storefront/home/home-verpackung.tsx'),
    route('-moebel', 'storefront/home/home-moebel.tsx'),
    route('produkte/*', 'storefront/catalog/category-page.tsx'),
    route('verpackung-finden', 'storefront/search/fit-page.tsx'),
    route('suche', 'storefront/search/search-page.tsx'),
    route('products/:articleNumber', 'storefront/product/product-page.tsx'),
    ...contentAddresses.map(({ path }) => route(path.slice(1), 'storefront/pages/content-route.tsx', { id: `content${path}` })),
    route('favoriten', 'storefront/favourites/favourites-page.tsx'),
    route('favoriten/meine-produkte', 'storefront/favourites/own-products-page.tsx'),
    route('favoriten/zuletzt-bestellt', 'storefront/favourites/last-ordered-page.tsx'),
    route('favoriten/quick-order', 'storefront/quick-order/quick-order-page.tsx'),
    route('user/login', 'storefront/account/login-page.tsx'),
    route('user/register', 'storefront/account/register-page.tsx'),
    route('user/request-password-reset', 'storefront/account/request-reset-page.tsx'),
    route('user/reset-password', 'storefront/account/reset-page.tsx'),
    route('user/confirm-email', 'storefront/account/confirm-email-page.tsx'),
    route('user/profile', 'storefront/profile/profile-layout.tsx', [
      index('storefront/profile/profile-redirect.ts'),
      route('bestellungen', 'storefront/profile/orders-page.tsx'),
      route('bestellungen/:id', 'storefront/profile/order-page.tsx'),
      route('offerten', 'storefront/profile/quotes-page.tsx'),
      route('konto', 'storefront/profile/account-page.tsx'),
      route('zugangsdaten', 'storefront/profile/credentials-page.tsx'),
    ]),
    route('order/:uuid', 'storefront/order/order-page.tsx'),
    route('order-change/:uuid', 'storefront/order/change-page.tsx'),
    route('offerte-anfragen', 'storefront/quote/request-quote-page.tsx'),
    route('checkout-quote/:uuid?', 'storefront/quote/checkout-quote-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-layout.tsx', [
      index('storefront/cart-page/cart-page.tsx'),
      route('signin', 'storefront/checkout/sign-in-page.tsx'),
      route('invoice', 'storefront/checkout/invoice-page.tsx'),
      route('delivery-address', 'storefront/checkout/delivery-address-page.tsx'),
      route('payment', 'storefront/checkout/payment-page.tsx'),
      route('summary', 'storefront/checkout/summary-page.tsx'),
      route('completed', 'storefront/checkout/completed-page.tsx'),
      route('payment-failed', 'storefront/checkout/payment-failed-page.tsx'),
    ]),
    route('*', 'storefront/pages/not-found-page.tsx'),
  ]),
  route('fahrt/:token', 'driver/drive-page.tsx'),
  route('admin', 'office/frame/office-layout.tsx', [layout('office/frame/office-screen.tsx', officeRoutes)]),
] satisfies RouteConfig;
