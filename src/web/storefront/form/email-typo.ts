/** The probably intended address when the domain of an e-mail is one or two letters off a well-known one. A hint, never a refusal. */
import { editDistance } from '#domain/language/edit-distance.ts';

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

/** Null: nothing looks mistyped. */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 5 || domain.length > 20 || wellKnown.includes(domain)) return null;
  // Two wrong letters count only in a long name, else gmx.at would be "corrected".
  const near = wellKnown.find((known) => {
    const slips = known.length >= 9 ? 2 : 1;
    return known.at(0) === domain.at(0) && editDistance(domain, known, slips) <= slips;
  });
  if (near === undefined) return null;
  // The same provider in another country (gmx.at, hotmail.de) is a valid domain.
  const [name] = near.split('.');
  const [typedName, ...typedEnd] = domain.split('.');
  if (typedName === name && ['ch', 'com', 'net', 'de', 'at', 'fr', 'it', 'li', 'es', 'org', 'co.uk', 'me'].includes(typedEnd.join('.')))
    return null;
  return `${email.slice(0, at)}@${near}`;
}
