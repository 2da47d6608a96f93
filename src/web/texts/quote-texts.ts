/** Imported by pages about quotes: they load only together with these texts, as in `buyer-texts.ts`. */
import { languageOfDocument } from './language-of-document.ts';
import { loadQuoteMessages } from './load-messages.ts';

if (typeof document !== 'undefined') await loadQuoteMessages(languageOfDocument());
