/** The record of the history's kind «setting» to which a change belongs: decisions for the whole shop have no rows of their own there. */
export const settingRecord = { decisions: 1, company: 2, ownDays: 3, paymentTerms: 4, skonti: 5, texts: 6, integrations: 7 } as const;
