/** Texts of quotes and quote requests. */
import quote from './fr/quote.ts';
import type { QuoteMessages } from './messages.ts';

const frQuote: QuoteMessages = { quote };
export default frQuote;
