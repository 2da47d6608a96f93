/** The legal and contact pages of the demo shop in three languages. */
import type { ContentPage } from './content-page.ts';
import { imprint } from './imprint.ts';
import { contact } from './contact.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const contentPages: readonly ContentPage[] = [...terms, ...imprint, ...privacy, ...contact];
