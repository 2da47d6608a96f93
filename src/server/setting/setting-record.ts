/** Which record of the history's kind «setting» a change belongs to: what staff decide for the whole shop has no rows of its own there. */
export const settingRecord = { decisions: 1, company: 2, ownDays: 3, paymentTerms: 4, skonti: 5, texts: 6, integrations: 7 } as const;
