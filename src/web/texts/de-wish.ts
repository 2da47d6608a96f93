/** Texts of the wishes on an order's page. */
import wish from './de/wish.ts';

const deWish = { wish } as const;
export default deWish;
