/** What advertisements and newsletters add to an address to count where visitors come from; it says nothing about the page. */
const campaignNames = /^(?:utm_[\w-]+|[a-z]{1,4}clid|mc_[ce]id|_ga|_gl|gad_source|gad_campaignid|gbraid|wbraid|srsltid|ref)$/i;

export const isCampaignName = (name: string): boolean => campaignNames.test(name);
