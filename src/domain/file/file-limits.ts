/** Bytes that one file may have, and one archive of files. */
export const largestFile = 50_000_000;
export const largestArchive = 500_000_000;

/** Pixels that a picture may have. */
export const largestPixels = 40_000_000;

/** Bytes that a drawing (SVG) may have. */
export const largestDrawing = 2_000_000;

/** What an archive of files may hold: files, bytes when unpacked, and how many times smaller than unpacked a file may lie in it. */
export const archiveLimits = { entries: 1000, unpackedBytes: 2_000_000_000, ratio: 200 } as const;
