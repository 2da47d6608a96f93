/** The address that was probably meant when the domain of an e-mail is one or two letters off a well-known one. A hint, never a refusal. */
const wellKnown = [
  'gmail.com',
  'bluewin.ch',
  'hotmail.com',
  'hotmail.ch',
  'outlook.com',
  'gmx.ch',
  'gmx.net',
  'gmx.de',
  'icloud.com',
  'yahoo.com',
  'sunrise.ch',
  'hispeed.ch',
  'protonmail.com',
  'proton.me',
  'bluemail.ch',
];

/** Letters to change, insert, leave out or swap with the neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      rows[row]?.push(swapped ? Math.min(cost, at(row - 2, column - 2) + 1) : cost);
    }
  }
  return at(a.length, b.length);
}

/** Null: nothing looks mistyped. */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 5 || domain.length > 20 || wellKnown.includes(domain)) return null;
  // Two letters may only be off in a long name, else gmx.at would be "corrected".
  const near = wellKnown.find((known) => distance(domain, known) <= (known.length >= 9 ? 2 : 1) && known.at(0) === domain.at(0));
  if (near === undefined) return null;
  // Another country's name of the same provider (gmx.at, hotmail.de) is an address of its own.
  const [name] = near.split('.');
  const [typedName, ...typedEnd] = domain.split('.');
  if (typedName === name && ['ch', 'com', 'net', 'de', 'at', 'fr', 'it', 'li', 'es', 'org', 'co.uk', 'me'].includes(typedEnd.join('.')))
    return null;
  return `${email.slice(0, at)}@${near}`;
}
