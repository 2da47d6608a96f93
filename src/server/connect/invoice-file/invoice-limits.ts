/** How much of an invoice is read. */
export const invoiceLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** Limit for the unpacked size of a file's compressed parts. */
  unpackedBytes: 120 * 1024 * 1024,
  pages: 12,
  items: 20_000,
  imagePixels: 40_000_000,
  deadlineMs: 20_000,
} as const;

/** Pixels per point: sharp on a screen, small enough to store. */
export const pictureScale = 1.6;
