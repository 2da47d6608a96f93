/** Texts that any page may use; the rest is in `en-buyer.ts`. */
import cart from './en/cart.ts';
import catalog from './en/catalog.ts';
import configurator from './en/configurator.ts';
import consent from './en/consent.ts';
import errors from './en/errors.ts';
import favourite from './en/favourite.ts';
import product from './en/product.ts';
import search from './en/search.ts';
import shell from './en/shell.ts';
import validation from './en/validation.ts';
import type { FrontMessages } from './messages.ts';

const en: FrontMessages = {
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
export default en;
