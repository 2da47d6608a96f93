/** Photographs a driver takes at a stop: proof of what was handed over, or of what was damaged. */
export const mostPhotos = 4;
/** As sent by a phone, in bytes. */
export const largestPhoto = 12_000_000;
/** As stored and shown, in dots. */
export const photoSide = 1600;
