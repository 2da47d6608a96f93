import account from './fr/account.ts';
import cart from './fr/cart.ts';
import catalog from './fr/catalog.ts';
import checkout from './fr/checkout.ts';
import configurator from './fr/configurator.ts';
import consent from './fr/consent.ts';
import errors from './fr/errors.ts';
import favourites from './fr/favourites.ts';
import home from './fr/home.ts';
import order from './fr/order.ts';
import payment from './fr/payment.ts';
import product from './fr/product.ts';
import profile from './fr/profile.ts';
import quote from './fr/quote.ts';
import search from './fr/search.ts';
import shell from './fr/shell.ts';
import validation from './fr/validation.ts';
import type { Messages } from './messages.ts';

const fr: Messages = {
  account,
  cart,
  catalog,
  checkout,
  configurator,
  consent,
  errors,
  favourites,
  home,
  order,
  payment,
  product,
  profile,
  quote,
  search,
  shell,
  validation,
};
export default fr;
