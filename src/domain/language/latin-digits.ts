/** Digits as other keyboards write them (１２, ١٢, ۱۲), with their signs between numbers: a typed number is read with all of them. */

const digits = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;
const signs: Readonly<Record<string, string>> = {
  '\uFF0E': '.',
  '\u066B': '.',
  '\uFF0C': ',',
  '\u066C': "'",
  '\uFF0D': '-',
  '\uFF0B': '+',
};

/** The last four bits of each of these signs are the digit. */
export const latinDigits = (text: string): string =>
  text
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\uFF0E\u066B\uFF0C\u066C\uFF0D\uFF0B]/g, (sign) => signs[sign]!);
