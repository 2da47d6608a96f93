/** Texts about the comparison with another configuration, and about other ways of packing. Loaded with the parts that show them, not with every page. */
import type { Language } from '#domain/language/language.ts';

interface BesideWords {
  title: string;
  kept: string;
  /** Of the heart: it keeps the product alone (decision 0142). */
  favourite: string;
  keptHead: string;
  nowHead: string;
  parts: string;
  weight: string;
  wood: string;
  take: string;
  again: string;
  alternatives: string;
  samePrice: string;
  morePerPiece: string;
  lessPerPiece: string;
  takeAlternative: string;
  seeAlternative: string;
  changeSize: (name: string) => string;
  /** A difference, `10 mm`: … */
  longer: (size: string) => string;
  wider: (size: string) => string;
  higher: (size: string) => string;
  /** The weight of goods it is built for, `500 kg`: … */
  forWeight: (weight: string) => string;
}

export const besideWords: Readonly<Record<Language, BesideWords>> = {
  de: {
    title: 'Zwei Konfigurationen im Vergleich',
    kept: 'Gemerkt. Ändern Sie jetzt etwas und wählen Sie dann «Vergleichen».',
    favourite: 'Gemerkt ist das Produkt. Ihre Wahl behalten «Link kopieren» und der Warenkorb.',
    keptHead: 'Gemerkt',
    nowHead: 'Jetzt',
    parts: 'Teile',
    weight: 'Gewicht',
    wood: 'Holzmenge',
    take: 'Gemerkte Konfiguration übernehmen',
    again: 'Jetzige Konfiguration merken',
    alternatives: 'Anders verpackt',
    samePrice: 'gleicher Preis',
    morePerPiece: 'mehr pro Stück',
    lessPerPiece: 'weniger pro Stück',
    takeAlternative: 'Übernehmen',
    seeAlternative: 'Ansehen',
    changeSize: (name) => `${name} ändern`,
    longer: (size) => `${size} länger:`,
    wider: (size) => `${size} breiter:`,
    higher: (size) => `${size} höher:`,
    forWeight: (weight) => `Für ${weight} gebaut:`,
  },
  fr: {
    title: 'Deux configurations comparées',
    kept: 'Mémorisé. Changez quelque chose, puis « Comparer ».',
    favourite: 'Le favori retient le produit. Votre choix se garde avec « Copier le lien » ou dans le panier.',
    keptHead: 'Mémorisée',
    nowHead: 'Actuelle',
    parts: 'Pièces',
    weight: 'Poids',
    wood: 'Volume de bois',
    take: 'Reprendre la version mémorisée',
    again: 'Mémoriser la version actuelle',
    alternatives: 'Autre emballage',
    samePrice: 'même prix',
    morePerPiece: 'de plus par pièce',
    lessPerPiece: 'de moins par pièce',
    takeAlternative: 'Reprendre',
    seeAlternative: 'Voir',
    changeSize: (name) => `Modifier : ${name}`,
    longer: (size) => `${size} de plus en longueur :`,
    wider: (size) => `${size} de plus en largeur :`,
    higher: (size) => `${size} de plus en hauteur :`,
    forWeight: (weight) => `Construit pour ${weight} :`,
  },
  en: {
    title: 'Two configurations compared',
    kept: 'Kept. Change something now, then press “Compare”.',
    favourite: 'This saves the product. Keep your choices with “Copy link” or in the cart.',
    keptHead: 'Kept',
    nowHead: 'Now',
    parts: 'Parts',
    weight: 'Weight',
    wood: 'Volume of wood',
    take: 'Go back to the kept one',
    again: 'Keep the current one',
    alternatives: 'Packed another way',
    samePrice: 'same price',
    morePerPiece: 'more per piece',
    lessPerPiece: 'less per piece',
    takeAlternative: 'Use this',
    seeAlternative: 'View',
    changeSize: (name) => `Change ${name}`,
    longer: (size) => `${size} longer:`,
    wider: (size) => `${size} wider:`,
    higher: (size) => `${size} higher:`,
    forWeight: (weight) => `Built for ${weight}:`,
  },
};
