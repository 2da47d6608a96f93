const leastDigits = 7;

/**
 * The last digits of a phone number, the same however it is written: `+41 32 555 47 00`, `0041325554700` and `032 555 47 00` give `325554700`.
 * Null: the text is no whole number.
 */
export function phoneDigits(text: string): string | null {
  if (!/^\s*[+\d][\d\s()/.-]*$/.test(text)) return null;
  const digits = text.replace('(0)', '').replaceAll(/[^+\d]/g, '');
  const national = digits.replace(/^(?:\+|00)(?:41)?|^0/, '');
  return national.length < leastDigits || national.includes('+') ? null : national;
}
