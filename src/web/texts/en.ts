import account from './en/account.ts';
import cart from './en/cart.ts';
import catalog from './en/catalog.ts';
import checkout from './en/checkout.ts';
import configurator from './en/configurator.ts';
import consent from './en/consent.ts';
import errors from './en/errors.ts';
import favourites from './en/favourites.ts';
import home from './en/home.ts';
import order from './en/order.ts';
import payment from './en/payment.ts';
import product from './en/product.ts';
import profile from './en/profile.ts';
import quote from './en/quote.ts';
import search from './en/search.ts';
import shell from './en/shell.ts';
import validation from './en/validation.ts';
import type { Messages } from './messages.ts';

const en: Messages = {
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
export default en;
