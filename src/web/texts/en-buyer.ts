/** What only pages of the till, of an account and of quotes say. */
import account from './en/account.ts';
import checkout from './en/checkout.ts';
import favourites from './en/favourites.ts';
import order from './en/order.ts';
import payment from './en/payment.ts';
import profile from './en/profile.ts';
import quote from './en/quote.ts';
import type { BuyerMessages } from './messages.ts';

const enBuyer: BuyerMessages = {
  account,
  checkout,
  favourites,
  order,
  payment,
  profile,
  quote,
};
export default enBuyer;
