/** What the home page says, and the finder. */
import home from './fr/home.ts';
import type { HomeMessages } from './messages.ts';

const frHome: HomeMessages = { home };
export default frHome;
