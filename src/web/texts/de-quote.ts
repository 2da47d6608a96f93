/** Texts of quotes and quote requests. */
import quote from './de/quote.ts';

const deQuote = { quote } as const;
export default deQuote;
