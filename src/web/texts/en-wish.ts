import wish from './en/wish.ts';
import type { WishMessages } from './messages.ts';

const enWish: WishMessages = { wish };
export default enWish;
