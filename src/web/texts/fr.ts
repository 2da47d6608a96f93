import cart from './fr/cart.ts';
import catalog from './fr/catalog.ts';
import checkout from './fr/checkout.ts';
import configurator from './fr/configurator.ts';
import errors from './fr/errors.ts';
import home from './fr/home.ts';
import product from './fr/product.ts';
import shell from './fr/shell.ts';
import validation from './fr/validation.ts';
import type { Messages } from './messages.ts';

const fr: Messages = { cart, catalog, checkout, configurator, errors, home, product, shell, validation };
export default fr;
