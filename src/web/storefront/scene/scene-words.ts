/** Texts about rendered pictures. Read on the server: only pages with a picture carry them. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';

const words = {
  seen: { de: 'Im Bild', fr: 'Sur l’image', en: 'In the picture' },
  /** Below a list of products, far from its picture. */
  seenAtTop: { de: 'Im Bild oben auf der Seite', fr: 'Sur l’image en haut de la page', en: 'In the picture at the top of the page' },
  note: {
    de: 'Visualisierung aus den Werkzeichnungen. Dekoration nicht inbegriffen.',
    fr: 'Image de synthèse d’après les plans d’atelier. Décoration non comprise.',
    en: 'Visualised from the workshop drawings. Decoration not included.',
  },
} satisfies Record<string, LocalizedText>;

const titles: Readonly<Record<ShopMode, LocalizedText>> = {
  verpackung: { de: 'So verlässt es\ndie Halle.', fr: 'Prêtes à quitter\nl’atelier.', en: 'As it leaves\nthe workshop.' },
  moebel: { de: 'So sitzt man\ndarauf.', fr: 'Pour bien\ns’installer.', en: 'Made to\nsit on.' },
};

/** Heading above the products seen. */
export const seenTitle = (language: Language): string => words.seen[language];

export const seenAtTop = (language: Language): string => words.seenAtTop[language];

/** Says that it is a rendering, and what is not included. */
export const pictureNote = (language: Language): string => words.note[language];

export const homeTitle = (shop: ShopMode, language: Language): string => titles[shop][language];
