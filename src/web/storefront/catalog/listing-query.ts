/** What a page with a list sends to the server: its own query and how the visitor sees prices. */
import type { PageServices } from '#contract/page-services.ts';
import { priceViewOf } from '../page/price-view.tsx';

/** A longer query is not one of our listings. */
const longestListing = 2000;

export function listingQuery(request: Request, { session }: Pick<PageServices, 'session'>) {
  return {
    listing: new URL(request.url).search.slice(1, longestListing),
    priceView: priceViewOf(request.headers.get('cookie'), session?.isCompanyCustomer ?? false),
  };
}
