/** A customer's wish in German, in staff's mail and on their screens; also the tag by which the order is found again. */
export const wishWord = { change: 'Änderungswunsch', cancel: 'Stornierungswunsch' } as const;
