/** Texts of the home page and the finder. */
import fit from './en/fit.ts';
import home from './en/home.ts';
import type { HomeMessages } from './messages.ts';

const enHome: HomeMessages = { fit, home };
export default enHome;
