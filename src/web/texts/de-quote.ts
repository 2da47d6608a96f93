/** What only quotes say, and asking for one. */
import quote from './de/quote.ts';

const deQuote = { quote } as const;
export default deQuote;
