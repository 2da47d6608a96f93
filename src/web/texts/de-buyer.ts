/** Texts used only by checkout and account pages. */
import account from './de/account.ts';
import checkout from './de/checkout.ts';
import favourites from './de/favourites.ts';
import order from './de/order.ts';
import payment from './de/payment.ts';
import profile from './de/profile.ts';

const deBuyer = {
  account,
  checkout,
  favourites,
  order,
  payment,
  profile,
} as const;
export default deBuyer;
