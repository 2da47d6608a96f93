/** The columns of a file of orders for the ERP. The first is the order's number. */
export interface ErpColumn {
  heading: string;
  /** Says who ordered: emptied when the customer is erased. */
  isPersonal: boolean;
}

const plain = (heading: string): ErpColumn => ({ heading, isPersonal: false });
const personal = (heading: string): ErpColumn => ({ heading, isPersonal: true });

export const erpColumns: readonly ErpColumn[] = [
  plain('Bestellung'),
  plain('Stand'),
  plain('Nummer im ERP'),
  plain('Kundennummer'),
  personal('Kundencode'),
  personal('Kunde'),
  personal('Bestellnummer des Kunden'),
  plain('Bestellt am'),
  plain('Wunschtermin'),
  plain('Bestätigt am'),
  plain('Lieferart'),
  plain('Zahlungsart'),
  plain('Zahlungsfrist Tage'),
  personal('Lieferadresse'),
  personal('Rechnungsadresse'),
  plain('Position'),
  plain('Teil von'),
  plain('Artikel'),
  plain('Bezeichnung'),
  personal('Vermerk'),
  plain('Menge'),
  plain('Preis pro Stück'),
  plain('Betrag'),
  plain('MWST %'),
  plain('Auftrag netto'),
  plain('Auftrag MWST'),
  plain('Auftrag brutto'),
  plain('Währung'),
];
