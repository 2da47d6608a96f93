/** The address for which a page of the catalogue is drawn: without the language, which is known otherwise, and without parameters of advertisements. */
import { isCampaignName } from '#domain/catalog/campaign-name.ts';

const catalogPages = /^\/(?:-verpackung|-moebel|produkte(?:\/[^?#]*)?|products\/[^/?#]+)$/;
/** Suffix of the router's data requests, whose answers are no pages. */
const dataRequest = /\.data$/;
const longest = 2000;

/** `url`: path and query as received. Null: not a page of the catalogue. */
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
