/** Nine quotes besides those of the demo's company: what was requested or drafted, and how it ended. */
import type { PlannedOrder } from './planned-orders.ts';

/** `sent`: still valid or expired, depending on its days. */
type QuoteEnd = 'asked' | 'draft' | 'sent' | 'ordered' | 'lost';

export interface PlannedQuote {
  readonly days: number;
  readonly buyer: string;
  readonly end: QuoteEnd;
  readonly reference: string;
  readonly comment: string;
  readonly message: string;
  readonly lines: PlannedOrder['lines'];
}

// prettier-ignore
export const plannedQuotes: readonly PlannedQuote[] = [
  { days: 130, buyer: 'einkauf@helvetia-antriebe.example', end: 'ordered', reference: 'Rahmen 2026', comment: 'Jahresbedarf, Abruf in vier Losen.', message: 'Gerne, die Preise gelten für alle vier Lose.', lines: [['crate', 40]] },
  { days: 104, buyer: 'technik@kunsthalle-ostend.example', end: 'lost', reference: 'Tournee', comment: 'Drei Stationen, Kisten gehen mit.', message: 'Die Kisten sind auf drei Reisen ausgelegt.', lines: [['climateCrate', 6], ['artCrate', 10]] },
  { days: 77, buyer: 'achats@vuilleumier.example', end: 'sent', reference: 'Offre 77', comment: 'Merci d’indiquer le délai.', message: 'Volontiers, livraison dans les trois jours ouvrables.', lines: [['pallet', 120]] },
  { days: 49, buyer: 'bauamt@horw-gemeinde.example', end: 'ordered', reference: 'Spielplatz', comment: 'Aufstellung durch unseren Werkhof.', message: 'Wir liefern auf den Werkhof.', lines: [['largeCrate', 5]] },
  { days: 26, buyer: 'logistics@sattelmed.example', end: 'sent', reference: 'RFQ 318', comment: 'Please quote including heat treatment.', message: 'All timber is treated and stamped.', lines: [['seaCrate', 8]] },
  { days: 13, buyer: 'wirt@seeblick-brunnen.example', end: 'sent', reference: 'Frühling', comment: 'Für die neue Terrasse am See.', message: 'Die Masse passen auf Ihre Terrasse.', lines: [['crate', 6], ['pallet', 4]] },
  { days: 6, buyer: 'lager@rheintal-optik.example', end: 'sent', reference: 'Messe Mailand', comment: 'Mit Aufdruck auf zwei Seiten.', message: 'Der Aufdruck ist enthalten.', lines: [['slatCrate', 20]] },
  { days: 4, buyer: 'peter.odermatt@muster.example', end: 'asked', reference: 'Umzug', comment: 'Geht es auch bis Ende Monat?', message: '', lines: [['foldedCrate', 6]] },
  { days: 2, buyer: 'einkauf@helvetia-antriebe.example', end: 'draft', reference: 'Los 17', comment: '', message: '', lines: [['crate', 18], ['pallet', 18]] },
];
