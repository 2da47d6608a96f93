/** Texts of the home page and the finder. */
import fit from './fr/fit.ts';
import home from './fr/home.ts';
import type { HomeMessages } from './messages.ts';

const frHome: HomeMessages = { fit, home };
export default frHome;
