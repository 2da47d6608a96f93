import account from './de/account.ts';
import cart from './de/cart.ts';
import catalog from './de/catalog.ts';
import checkout from './de/checkout.ts';
import configurator from './de/configurator.ts';
import consent from './de/consent.ts';
import errors from './de/errors.ts';
import favourites from './de/favourites.ts';
import home from './de/home.ts';
import order from './de/order.ts';
import payment from './de/payment.ts';
import product from './de/product.ts';
import profile from './de/profile.ts';
import quote from './de/quote.ts';
import search from './de/search.ts';
import shell from './de/shell.ts';
import validation from './de/validation.ts';

const de = {
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
} as const;
export default de;
