/** Imported by pages that speak of quotes: they are there only when those texts are, as with `buyer-texts.ts`. */
import { languageOfDocument } from './language-of-document.ts';
import { loadQuoteMessages } from './load-messages.ts';

if (typeof document !== 'undefined') await loadQuoteMessages(languageOfDocument());
