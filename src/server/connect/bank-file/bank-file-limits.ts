/** Limits of a bank file: uploaded size, unpacked size, number of payments. */
export const bankFileLimits = {
  fileBytes: 10 * 1024 * 1024,
  entries: 200,
  unpackedBytes: 40 * 1024 * 1024,
  elements: 1_500_000,
  textLength: 10_000,
  deadlineMs: 15_000,
} as const;
