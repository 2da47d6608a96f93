/** The lines of an order as staff read them, whatever the customer's language. */
import type { ModelLibrary } from '#server/model/model-library.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import type { NewOrder } from './new-order.ts';
import type { ProductName } from './order-services.ts';

export type InGerman = (order: NewOrder) => NewOrder['positions'];

export const inGerman =
  (services: { models: () => ModelLibrary; productName: ProductName }): InGerman =>
  (order) =>
    inReadersLanguage(services, order, 'de');
