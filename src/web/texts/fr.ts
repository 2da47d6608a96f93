/** Texts that any page may use; the rest is in `fr-buyer.ts`. */
import cart from './fr/cart.ts';
import catalog from './fr/catalog.ts';
import configurator from './fr/configurator.ts';
import consent from './fr/consent.ts';
import errors from './fr/errors.ts';
import favourite from './fr/favourite.ts';
import product from './fr/product.ts';
import search from './fr/search.ts';
import shell from './fr/shell.ts';
import validation from './fr/validation.ts';
import type { FrontMessages } from './messages.ts';

const fr: FrontMessages = {
  cart,
  catalog,
  configurator,
  consent,
  errors,
  favourite,
  product,
  search,
  shell,
  validation,
};
export default fr;
