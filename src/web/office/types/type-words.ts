/** Texts of the screens of attributes and product types. */
import { attributeType } from '#domain/catalog/product.ts';
import { groupedText } from '#domain/money/money-text.ts';

export const attributeTypeNames: Readonly<Record<number, string>> = {
  [attributeType.currency]: 'Betrag',
  [attributeType.dimension]: 'Mass',
  [attributeType.color]: 'Farbe',
  [attributeType.excelConfigurationInfo]: 'Arbeitsmappe',
  [attributeType.string]: 'Text',
  [attributeType.enum]: 'Auswahl',
  [attributeType.boolean]: 'Ja oder Nein',
  [attributeType.fixModelConfiguratorInfo]: 'festes 3D-Modell',
  [attributeType.weight]: 'Gewicht',
  [attributeType.productLandingPage]: 'Link',
  [attributeType.commodityReference]: 'enthaltene Artikel',
};

/** Where values are shown: bit and label. */
export const visibilities = [
  { bit: 1, key: 'configurator', word: 'Konfigurator' },
  { bit: 2, key: 'grid', word: 'Positionen' },
  { bit: 4, key: 'sort', word: 'Sortierung' },
  { bit: 8, key: 'quick', word: 'Schnellbestellung' },
] as const;

export const attributeWords = {
  search: 'Name oder Produkttyp',
  create: 'Attribut anlegen',
  columns: { de: 'Name DE', fr: 'Name FR', en: 'Name EN', typeId: 'Art des Werts', values: 'Artikel mit Wert', types: 'Produkttypen' },
  fixed: (count: number) => `${count} Artikel haben schon einen Wert; die Art bleibt.`,
  required: 'Bitte einen Namen eingeben.',
  shown: 'Sichtbar in',
} as const;

export const typeWords = {
  create: 'Produkttyp anlegen',
  count: 'Produkttypen',
  articles: (count: number) => `${groupedText(count)} Artikel`,
  pick: 'Wählen Sie links einen Produkttyp.',
  form: {
    name: 'Name',
    kind: 'Zusammensetzung',
    categoryId: 'Kategorie seiner Artikel',
    modelId: 'Modell',
    landingPage: 'Artikelseite beginnt mit',
    reportId: 'Dokument',
    excelFilePath: 'Arbeitsmappe',
  },
  kinds: { LEAF: 'einzelne Ware', COMPOSITE: 'Set aus mehreren Waren' },
  landingPages: { '2D': 'Zeichnung', '3D_CONFIGURATOR': '3D-Konfigurator', '3D_MODEL_FIX': 'festes 3D-Modell' },
  none: 'keine',
  noModel: 'keines',
  noReport: 'kein besonderes',
  required: 'Bitte einen Namen eingeben.',
  attributes: 'Attribute',
  attributesRemark: (count: number) => `${count}, in der Reihenfolge der Artikelseite`,
  columns: { order: 'Reihenfolge', name: 'Attribut', type: 'Art des Werts', values: 'Artikel mit Wert', remove: 'Entfernen' },
  up: (name: string) => `«${name}» nach oben`,
  down: (name: string) => `«${name}» nach unten`,
  add: 'Attribut hinzufügen',
  addChoice: 'Attribut wählen …',
  removeAttribute: (name: string) => `«${name}» entfernen`,
  dropTitle: (name: string) => `«${name}» mit allen Werten entfernen?`,
  dropText: (count: number) =>
    `${count} Artikel dieses Typs haben einen Wert davon. Diese Werte werden gelöscht und lassen sich nicht zurückholen.`,
  drop: 'Mit Werten entfernen',
  keep: 'Behalten',
  remove: 'Produkttyp löschen',
  removeTitle: (name: string) => `«${name}» löschen?`,
  removeText: 'Kein Artikel ist von diesem Typ. Er lässt sich nicht zurückholen.',
  removeVerb: 'Löschen',
  removed: 'Produkttyp gelöscht',
  leaveTitle: 'Ungespeicherte Änderungen verwerfen?',
  leaveText: 'Sie haben Angaben dieses Produkttyps geändert und noch nicht gespeichert.',
  leave: 'Verwerfen',
  stay: 'Weiter bearbeiten',
} as const;

export const workbookWords = {
  title: 'Arbeitsmappe',
  none: 'Dieser Typ wird von keiner Arbeitsmappe berechnet.',
  inForce: (file: string) => `${file} ist in Kraft`,
  choose: 'Arbeitsmappe prüfen',
  checking: 'Wird nachgerechnet …',
  accepted: 'stimmt überein',
  refused: 'wird nicht angenommen',
  figures: (formulas: string, agreeing: string, differing: string, articles: number) =>
    `${formulas} Formeln nachgerechnet: ${agreeing} stimmen überein, ${differing} weichen ab. ${articles === 0 ? 'Noch kein Artikel dieses Typs nennt Zellen daraus.' : `Zellen von ${articles} Artikeln gesucht.`}`,
  notices: (count: number) =>
    count === 1 ? '1 Formel wird nicht gebraucht und stört nicht' : `${count} Formeln werden nicht gebraucht und stören nicht`,
  differences: 'Abweichungen',
  cell: 'Zelle',
  formula: 'Formel',
  saved: 'gespeichert',
  computed: 'nachgerechnet',
  take: 'In Kraft setzen',
  replace: 'Bisherige ersetzen',
  stays: 'Die bisherige Arbeitsmappe bleibt in Kraft.',
} as const;
