/** Reasons why a quote was lost, as counted in statistics; their texts are with the screens. */
export const lostReasons = ['price', 'deadline', 'competitor', 'project', 'noAnswer', 'notMakeable', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
