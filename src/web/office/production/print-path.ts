/** The address of a paper of work orders. */
export const printPath = (ids: readonly number[], kind: 'sheets' | 'labels' | 'cutPlan'): string =>
  `/api/production/document?workOrderIds=${ids.join(',')}&kind=${kind}`;
