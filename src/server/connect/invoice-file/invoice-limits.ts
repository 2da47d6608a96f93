/** How much of an invoice is read. */
export const invoiceLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** That the compressed parts of a file may grow to. */
  unpackedBytes: 120 * 1024 * 1024,
  pages: 12,
  items: 20_000,
  imagePixels: 40_000_000,
  deadlineMs: 20_000,
} as const;

/** Pixels a point: sharp on a screen, small enough to keep. */
export const pictureScale = 1.6;
