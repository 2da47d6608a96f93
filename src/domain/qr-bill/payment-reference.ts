/**
 * References that let a payment find its order: QR references for a QR-IBAN, creditor references (ISO 11649) for any other IBAN.
 * Swiss Implementation Guidelines QR-bill 2.3, §4.2.2; it knows no order and no bank.
 */

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Check digit modulo 10, recursive, of a string of digits. */
export function modulo10(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
}

/**
 * 27 digits: the document's own digits padded with zeros, and the check digit. Throws RangeError for more than 26 digits.
 * Papers other than orders (A) have their letter's position in the alphabet before their digits, because their numbers would otherwise coincide.
 */
export function qrReference(documentId: string): string {
  const letter = /^[B-Z]/.exec(documentId)?.[0];
  const kind = letter === undefined ? '' : String(letter.charCodeAt(0) - 64);
  const digits = `${kind}${documentId.replaceAll(/[^0-9]/g, '')}`;
  if (digits.length > 26 || /^0*$/.test(digits)) throw new RangeError(`no reference for ${documentId}`);
  const filled = digits.padStart(26, '0');
  return `${filled}${modulo10(filled)}`;
}

/** `RF18…` by ISO 11649: letters and digits of the document, at most 21, after two check digits. */
export function creditorReference(documentId: string): string {
  const body = documentId.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  if (body === '' || body.length > 21) throw new RangeError(`no reference for ${documentId}`);
  return `RF${String(98 - modulo97(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** The reference for payments of the document: a QR reference if the account has a QR-IBAN. */
export function paymentReference(documentId: string, { qrIban }: { readonly qrIban: string }): string {
  return qrIban === '' ? creditorReference(documentId) : qrReference(documentId);
}

export function isQrReference(text: string): boolean {
  return /^[0-9]{27}$/.test(text) && modulo10(text.slice(0, 26)) === Number(text[26]);
}

export function isCreditorReference(text: string): boolean {
  return /^RF[0-9]{2}[0-9A-Z]{1,21}$/.test(text) && modulo97(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/** An IBAN of Switzerland or Liechtenstein with correct check digits; spaces are ignored. */
export function isSwissIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  return /^(CH|LI)[0-9]{19}$/.test(iban) && modulo97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
}

/** Institution numbers 30000 to 31999 identify QR-IBANs. */
export function isQrIban(text: string): boolean {
  const institution = Number(text.replaceAll(' ', '').slice(4, 9));
  return isSwissIban(text) && institution >= 30_000 && institution <= 31_999;
}

/** Letters count as 10 to 35; digit by digit, so that no number grows too large. */
function modulo97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest;
}

/** As on slips and in e-banking: the QR reference in groups of five from its end, the other one in fours. */
export function spacedReference(reference: string): string {
  return isQrReference(reference) ? reference.replaceAll(/\B(?=(?:.{5})+$)/g, ' ') : reference.replaceAll(/.{4}(?=.)/g, '$& ');
}
