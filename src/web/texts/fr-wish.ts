import wish from './fr/wish.ts';
import type { WishMessages } from './messages.ts';

const frWish: WishMessages = { wish };
export default frWish;
