/** Imported by the office: its screens load only together with their texts, as in `buyer-texts.ts`. */
import { languageOfDocument } from './language-of-document.ts';
import { loadDeskMessages } from './load-messages.ts';

if (typeof document !== 'undefined') await loadDeskMessages(languageOfDocument());
