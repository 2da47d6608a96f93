/** What only the home page says. */
import home from './de/home.ts';

const deHome = { home } as const;
export default deHome;
