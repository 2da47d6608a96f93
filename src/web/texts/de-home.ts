/** Texts of the home page and the finder. */
import fit from './de/fit.ts';
import home from './de/home.ts';

const deHome = { fit, home } as const;
export default deHome;
