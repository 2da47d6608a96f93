/** How close the parts of a paper are set. Lengths are in points. */
export interface Layout {
  pictureSize: { width: number; height: number };
  /** With the gap to the description. */
  pictureColumn: number;
  titleSize: number;
  titleAt: number;
  /** Facts stand beside the address, terms and small print beside the sums. */
  isClose: boolean;
}

export const roomy: Layout = { pictureSize: { width: 74, height: 54 }, pictureColumn: 84, titleSize: 24, titleAt: 262, isClose: false };
export const close: Layout = { pictureSize: { width: 52, height: 38 }, pictureColumn: 62, titleSize: 20, titleAt: 244, isClose: true };

/** More lines never leave room for a payment part. */
export const mostCloseLines = 4;
