/** What advertisements and newsletters add to an address to count where visitors come from; it says nothing about the page. */
const campaignNames = /^(?:utm_[\w-]+|[a-z]{1,4}clid|msclkid|mc_[ce]id|_ga|_gl|gad_source|gad_campaignid|gbraid|wbraid|srsltid|ref)$/i;

export const isCampaignName = (name: string): boolean => campaignNames.test(name);

/** A query without language, which is known otherwise, and what advertisements add; without a question mark. */
export const queryOfPage = (query: string): string =>
  query
    .split('&')
    .filter((part) => part !== '' && !isAside(part.split('=', 1)[0] ?? ''))
    .join('&');

const isAside = (name: string): boolean => name === 'lang' || isCampaignName(name);
