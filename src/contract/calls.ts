/** Every call of the wire by name, listed by area in `calls/`. The server must bind each of them; the OpenAPI document is made from this list. */
import * as accountCalls from './calls/account.ts';
import * as artworkCalls from './calls/artwork.ts';
import * as catalogCalls from './calls/catalog.ts';
import * as customerCalls from './calls/customer.ts';
import * as deskCalls from './calls/desk.ts';
import * as exchangeCalls from './calls/exchange.ts';
import * as fileCalls from './calls/file.ts';
import * as modelCalls from './calls/model.ts';
import * as moneyCalls from './calls/money.ts';
import * as orderCalls from './calls/order.ts';
import * as priceCalls from './calls/price.ts';
import * as productionCalls from './calls/production.ts';
import * as quoteCalls from './calls/quote.ts';
import * as settingCalls from './calls/setting.ts';
import * as shippingCalls from './calls/shipping.ts';
import type { AnyEndpoint } from './endpoint.ts';

const declared = {
  ...accountCalls,
  ...customerCalls,
  ...catalogCalls,
  ...fileCalls,
  ...modelCalls,
  ...priceCalls,
  ...shippingCalls,
  ...orderCalls,
  ...productionCalls,
  ...quoteCalls,
  ...artworkCalls,
  ...moneyCalls,
  ...settingCalls,
  ...deskCalls,
  ...exchangeCalls,
};
export type CallName = keyof typeof declared;
/** By their common shape: whoever needs a call's own types imports its declaration. */
export const calls: Readonly<Record<CallName, AnyEndpoint>> = declared;
