/**
 * How auction houses write their invoices: the words that identify a house, its terms, the order of its measures.
 * An unlisted house is read with the words of all three languages, with less confidence.
 */
import type { Language } from '#domain/language/language.ts';
import type { SizeOrder } from './read-size.ts';

export interface House {
  readonly key: string;
  readonly name: string;
  /** Found on the first page, in any case. */
  readonly knownBy: RegExp;
  readonly language: Language;
  readonly country: string;
  readonly sizeOrder: SizeOrder;
}

export const houses: readonly House[] = [
  {
    key: 'seefeld',
    name: 'Auktionshaus Seefeld',
    knownBy: /auktionshaus seefeld/i,
    language: 'de',
    country: 'CH',
    sizeOrder: 'height-width',
  },
  { key: 'spalen', name: 'Spalen Auktionen', knownBy: /spalen auktionen/i, language: 'de', country: 'CH', sizeOrder: 'height-width' },
  {
    key: 'rheinwerk',
    name: 'Kunsthandel Rheinwerk',
    knownBy: /kunsthandel rheinwerk/i,
    language: 'de',
    country: 'DE',
    sizeOrder: 'width-height',
  },
  {
    key: 'leman',
    name: 'Hôtel des Ventes du Léman',
    knownBy: /h[ôo]tel des ventes du l[ée]man/i,
    language: 'fr',
    country: 'CH',
    sizeOrder: 'height-width',
  },
  {
    key: 'vauclair',
    name: 'Vauclair Enchères',
    knownBy: /vauclair ench[èe]res/i,
    language: 'fr',
    country: 'FR',
    sizeOrder: 'height-width',
  },
  {
    key: 'northgate',
    name: 'Northgate Auctions',
    knownBy: /northgate auctions/i,
    language: 'en',
    country: 'IE',
    sizeOrder: 'height-width',
  },
];

export const houseByKey = (key: string | null): House | null => houses.find((house) => house.key === key) ?? null;

export function houseOn(texts: readonly string[]): House | null {
  const all = texts.join('\n');
  return houses.find(({ knownBy }) => knownBy.test(all)) ?? null;
}

/** Terms in the three languages used by our houses. */
export const words = {
  invoiceNumber:
    /^(?:rechnung(?:s-?\s?(?:nummer|nr\.?))?|facture(?:\s+n[°o]\.?)?|bordereau(?:\s+n[°o]\.?)?|invoice(?:\s+(?:no\.?|number))?)\s*:?\s*(?<rest>.*)$/i,
  date: /^(?:rechnungsdatum|datum|date(?:\s+de\s+facture)?|invoice date)\s*:?\s*(?<rest>.*)$/i,
  buyer: /^(?:käufer(?:in)?|rechnung an|rechnungsadresse|acheteur|adjudicataire|facturé à|buyer|bill to|sold to)\s*:?\s*(?<rest>.*)$/i,
  lot: /^(?:los(?:-?nr\.?)?|lot(?:\s*(?:n[°o]\.?|no\.?))?|katalog-?nr\.?)\s*:?\s*(?<lot>\d{1,5}[a-z]?)\b[.:,]?\s*(?<rest>.*)$/i,
  price: /^(?:zuschlag(?:spreis)?|adjudication|prix d['’]adjudication|hammer(?:\s+price)?)\b\s*:?\s*(?<rest>.*)$/i,
  premium: /^(?:aufgeld|käuferprämie|frais (?:acheteur|de vente)|commission acheteur|buyer['’]s premium)\b(?<rest>.*)$/i,
  total: /^(?:(?:gesamt)?total|gesamtbetrag|rechnungsbetrag|zu zahlen|total (?:à payer|général|due)|amount due|net à payer)\b(?<rest>.*)$/i,
  sums: /^(?:zwischen(?:summe|total)|summe|sous-total|subtotal|mwst|ust|tva|vat|aufgeld|käuferprämie|frais|commission|buyer['’]s premium|(?:gesamt)?total|gesamtbetrag|rechnungsbetrag|zu zahlen|net à payer|amount due)\b/i,
  collectBy:
    /(?:abholung|abzuholen|bereit|enlèvement|retrait|collection|collect)\b.*?\b(?:bis(?: zum)?|jusqu['’]au|avant le|by|until)\s+(?<rest>.+)$/i,
  frame: /(?:rahmen(?:mass)?|gerahmt|cadre|encadr[ée]e?|framed?(?: size)?)\s*:?\s*(?=\d)/i,
  technique:
    /^(?:öl |tempera|acryl|aquarell|gouache|bleistift|tusche|kreide|mischtechnik|lithogra|radierung|holzschnitt|siebdruck|farb|bronze|marmor|terrakotta|keramik|porzellan|gips|holz,|huile |aquarelle|encre|crayon|fusain|pastel|gravure|marbre|terre cuite|céramique|oil |acrylic|water-?colou?r|ink |pencil|charcoal|etching|screenprint|marble|ceramic|stoneware|mixed media|gelatin|silver)/i,
} as const;
