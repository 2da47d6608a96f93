/** The address that a page of the catalogue is drawn for: without the language, which is known otherwise, and what advertisements add. */
import { isCampaignName } from '#domain/catalog/campaign-name.ts';

const catalogPages = /^\/(?:-verpackung|-moebel|produkte(?:\/[^?#]*)?|products\/[^/?#]+)$/;
/** The router's data requests end so; what they answer is no page. */
const dataRequest = /\.data$/;
const longest = 2000;

/** `url`: path and query as they came in. Null: no page of the catalogue. */
export function catalogAddress(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (url.length > longest || !catalogPages.test(path) || dataRequest.test(path)) return null;
  const kept = query.split('&').filter((part) => part !== '' && !isIgnored(part));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function isIgnored(part: string): boolean {
  const [name = ''] = part.split('=', 1);
  return name === 'lang' || isCampaignName(name);
}
