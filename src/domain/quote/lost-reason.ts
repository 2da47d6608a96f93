/** Why a quote came to nothing, as figures count it; the words stand with the screens. */
export const lostReasons = ['price', 'deadline', 'competitor', 'project', 'noAnswer', 'notMakeable', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
