/** Number and open amount of each age group, for the figures of all customers. */
export { openItemsByAge } from './open-item-store.ts';
