/** Maximum bytes of one file, and of one archive of files. */
export const largestFile = 50_000_000;
export const largestArchive = 500_000_000;

/** Maximum pixels of a picture. */
export const largestPixels = 40_000_000;

/** Maximum bytes of a drawing (SVG). */
export const largestDrawing = 2_000_000;

/** Limits of an archive: number of files, bytes when unpacked, and the compression ratio of a file. */
export const archiveLimits = { entries: 1000, unpackedBytes: 2_000_000_000, ratio: 200 } as const;
