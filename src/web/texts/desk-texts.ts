/** Imported by the office: its screens are there only when its texts are, as with `buyer-texts.ts`. */
import { languageOfDocument } from './language-of-document.ts';
import { loadDeskMessages } from './load-messages.ts';

if (typeof document !== 'undefined') await loadDeskMessages(languageOfDocument());
