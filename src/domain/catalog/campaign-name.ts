/** Parameters that advertisements and newsletters add to an address to track visitors; they do not affect the page. */
const campaignNames = /^(?:utm_[\w-]+|[a-z]{1,4}clk?id|mc_[ce]id|_g[al]|gad_\w+|[gw]braid|srsltid|ref)$/;

export const isCampaignName = (name: string): boolean => campaignNames.test(name);
