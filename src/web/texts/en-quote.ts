/** Texts of quotes and quote requests. */
import quote from './en/quote.ts';
import type { QuoteMessages } from './messages.ts';

const enQuote: QuoteMessages = { quote };
export default enQuote;
