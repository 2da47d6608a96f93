/** Texts that any page may use; the rest is in `de-buyer.ts`. */
import cart from './de/cart.ts';
import catalog from './de/catalog.ts';
import configurator from './de/configurator.ts';
import consent from './de/consent.ts';
import errors from './de/errors.ts';
import favourite from './de/favourite.ts';
import product from './de/product.ts';
import search from './de/search.ts';
import shell from './de/shell.ts';
import validation from './de/validation.ts';

const de = {
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
} as const;
export default de;
