/** Digits as other keyboards write them (１２, ١٢, ۱۲), with their signs between numbers: a typed number is read with all of them. */
export const latinDigits = (text: string): string =>
  text
    // From the plus sign to the nine.
    .replace(/[\uFF0B-\uFF19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066B', '.');
