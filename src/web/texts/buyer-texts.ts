/**
 * Imported by pages for buyers: in the browser such a page loads only together with its texts, because this module waits for them.
 * The server has all texts in memory.
 */
import { languageOfDocument } from './language-of-document.ts';
import { loadBuyerMessages } from './load-messages.ts';

if (typeof document !== 'undefined') await loadBuyerMessages(languageOfDocument());
