/** The address that a page of the catalogue is drawn for: without the language, which is known otherwise, and what advertisements add. */
import { queryOfPage } from '#domain/catalog/campaign-name.ts';

const catalogPages = /^\/(?:-verpackung|-moebel|produkte(?:\/[^?#]*)?|products\/[^/?#]+)$/;
/** The router's data requests end so; what they answer is no page. */
const dataRequest = /\.data$/;
const longest = 2000;

/** `url`: path and query as they came in. Null: no page of the catalogue. */
export function catalogAddress(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (url.length > longest || !catalogPages.test(path) || dataRequest.test(path)) return null;
  const kept = queryOfPage(query);
  return kept === '' ? path : `${path}?${kept}`;
}
