/** Texts used only by checkout and account pages. */
import account from './de/account.ts';
import buyerErrors from './de/buyer-errors.ts';
import checkout from './de/checkout.ts';
import favourites from './de/favourites.ts';
import order from './de/order.ts';
import payment from './de/payment.ts';
import profile from './de/profile.ts';

const deBuyer = {
  account,
  buyerErrors,
  checkout,
  favourites,
  order,
  payment,
  profile,
} as const;
export default deBuyer;
