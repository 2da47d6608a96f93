/** The address of a work order document. */
export const printPath = (ids: readonly number[], kind: 'sheets' | 'labels' | 'cutPlan'): string =>
  `/api/production/document?workOrderIds=${ids.join(',')}&kind=${kind}`;
