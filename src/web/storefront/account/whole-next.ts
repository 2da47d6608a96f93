/**
 * Links to the log-in name the page alone, as the values of a product or the filters of a list would stand in each of many hearts. Where no script
 * completes them, the address that the visitor comes from does: null unless it is that page of this shop and says more.
 */
export function wholeNext(next: string, referrer: string | null, host: string): string | null {
  const from = URL.parse(referrer ?? '');
  return from?.host === host && from.pathname === next && from.search !== '' ? from.pathname + from.search : null;
}
