/** Texts used only by checkout and account pages. */
import account from './fr/account.ts';
import buyerErrors from './fr/buyer-errors.ts';
import checkout from './fr/checkout.ts';
import favourites from './fr/favourites.ts';
import order from './fr/order.ts';
import payment from './fr/payment.ts';
import profile from './fr/profile.ts';
import type { BuyerMessages } from './messages.ts';

const frBuyer: BuyerMessages = {
  account,
  buyerErrors,
  checkout,
  favourites,
  order,
  payment,
  profile,
};
export default frBuyer;
