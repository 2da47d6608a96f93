/** All content pages of the demo shop in three languages. */
import { contact } from './contact.ts';
import type { ContentPage } from './content-page.ts';
import { galleries } from './gallery.ts';
import { history } from './history.ts';
import { imprint } from './imprint.ts';
import { labels } from './labels.ts';
import { news } from './news.ts';
import { privacy } from './privacy.ts';
import { servicePages } from './service.ts';
import { terms } from './terms.ts';

export const contentPages: readonly ContentPage[] = [
  ...terms,
  ...imprint,
  ...privacy,
  ...contact,
  ...labels,
  ...history,
  ...news,
  ...galleries,
  ...servicePages,
];
