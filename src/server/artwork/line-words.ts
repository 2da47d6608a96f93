/** Names of a transport's lines for which the shop has no product, and of the set that holds them. */
import type { FlatKey } from '#domain/artwork/flat-position.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';

export const flatNames: Readonly<Record<FlatKey, LocalizedText>> = {
  packing: { de: 'Verpackung', fr: 'Emballage', en: 'Packing' },
  material: { de: 'Packmaterial', fr: 'Matériel d’emballage', en: 'Packing material' },
  pickup: { de: 'Abholung Zürich', fr: 'Enlèvement à Zurich', en: 'Collection in Zurich' },
  courier: { de: 'Kuriertransport', fr: 'Transport par coursier', en: 'Courier transport' },
  insurance: { de: 'Transportversicherung', fr: 'Assurance transport', en: 'Transport insurance' },
  flatRate: { de: 'Pauschale Papiere', fr: 'Forfait documents', en: 'Flat rate for papers' },
  effort: { de: 'Diverser Aufwand', fr: 'Frais divers', en: 'Sundry expenses' },
};

const lotWords: Readonly<Record<Language, readonly [one: string, several: string, to: string]>> = {
  de: ['Kunsttransport, Los', 'Kunsttransport, Lose', 'nach'],
  fr: ['Transport d’œuvre, lot', 'Transport d’œuvres, lots', 'vers'],
  en: ['Artwork transport, lot', 'Artwork transport, lots', 'to'],
};

const longest = 200;

/** `Kunsttransport, Los 214 nach New York` */
export function rootName(language: Language, lots: readonly string[], city: string): string {
  const [one, several, to] = lotWords[language];
  return `${lots.length === 1 ? one : several} ${lots.join(', ')} ${to} ${city}`.slice(0, longest);
}
