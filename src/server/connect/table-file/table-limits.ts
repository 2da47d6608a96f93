/** How much of a table is read. */
export const tableLimits = {
  fileBytes: 10 * 1024 * 1024,
  rows: 10_000,
  columns: 300,
  cells: 600_000,
  deadlineMs: 10_000,
} as const;
