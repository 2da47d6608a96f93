/** The handling signs that the workshop has stencils for, in the order in which they are painted. */
export const markSigns = ['up', 'fragile', 'dry', 'no-stack', 'ispm'] as const;

export type MarkSign = (typeof markSigns)[number];
