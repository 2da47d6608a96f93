export { readQuote, readQuoteValues, readQuotes, requestQuote } from '../quote.ts';
export {
  changeQuote,
  copyQuote,
  loseQuote,
  notifyCustomerOfQuote,
  previewQuote,
  readQuoteMargin,
  readQuoteRenewal,
  readQuoteVersion,
  releaseQuoteMargin,
  withdrawQuote,
} from '../quote-desk.ts';
export { answerQuote, orderFromQuote, printQuote, readQuoteForCheckout } from '../quote-link.ts';
export { addQuoteFile, openQuoteFile, readQuoteFiles } from '../quote-file.ts';
