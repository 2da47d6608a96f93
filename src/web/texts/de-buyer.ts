/** What only pages of the till, of an account and of quotes say. */
import account from './de/account.ts';
import checkout from './de/checkout.ts';
import favourites from './de/favourites.ts';
import order from './de/order.ts';
import payment from './de/payment.ts';
import profile from './de/profile.ts';
import quote from './de/quote.ts';

const deBuyer = {
  account,
  checkout,
  favourites,
  order,
  payment,
  profile,
  quote,
} as const;
export default deBuyer;
