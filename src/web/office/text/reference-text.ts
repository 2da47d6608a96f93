/** A QR reference in groups of five from the right, as it is printed on the slip: `00 00000 00000 00018 20260 00390`. */
export const referenceText = (reference: string): string => reference.replaceAll(/(?!^)(?=(?:\d{5})+$)/g, ' ');
