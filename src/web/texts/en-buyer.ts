/** Texts used only by checkout and account pages. */
import account from './en/account.ts';
import buyerErrors from './en/buyer-errors.ts';
import checkout from './en/checkout.ts';
import favourites from './en/favourites.ts';
import order from './en/order.ts';
import payment from './en/payment.ts';
import profile from './en/profile.ts';
import type { BuyerMessages } from './messages.ts';

const enBuyer: BuyerMessages = {
  account,
  buyerErrors,
  checkout,
  favourites,
  order,
  payment,
  profile,
};
export default enBuyer;
