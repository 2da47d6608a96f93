/** What the home page says, and the finder. */
import home from './en/home.ts';
import type { HomeMessages } from './messages.ts';

const enHome: HomeMessages = { home };
export default enHome;
