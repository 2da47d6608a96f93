/** What the home page says, and the finder. */
import home from './de/home.ts';

const deHome = { home } as const;
export default deHome;
