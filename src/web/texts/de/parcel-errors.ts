/** Why something cannot be sent by parcel carrier; loaded only where parcels can be chosen. */
export default {
  parcelNothing: 'Es liegt nichts im Warenkorb, was in ein Paket ginge.',
  parcelSizeUnknown: 'Von {articleNumber} kennen wir Masse oder Gewicht noch nicht; als Paket geht die Bestellung darum nicht.',
  parcelTooHeavy: '{articleNumber} ist für ein Paket zu schwer: höchstens {most}\u00A0kg je Stück.',
  parcelTooLarge: '{articleNumber} ist für ein Paket zu gross: höchstens {length}\u00A0cm lang, Länge und Umfang zusammen {girth}\u00A0cm.',
  parcelTooMany: 'Das gäbe mehr als {most} Pakete. Bitte wählen Sie die Lieferung mit Camion.',
  parcelPlaceMissing: 'Geben Sie die Postleitzahl an, dann sagen wir Ihnen, ob ein Paket möglich ist und was es kostet.',
  parcelCustomsUnknown: 'Für {articleNumber} fehlen uns noch die Angaben für den Zoll. Bitte fragen Sie eine Offerte an.',
  parcelNotThere: 'Der Paketdienst beliefert diesen Ort nicht.',
  parcelCarrierSilent: 'Der Paketdienst antwortet gerade nicht. Ein Paket ist im Moment nicht möglich; alles andere geht wie gewohnt.',
  parcelAddressNotFit:
    'Diese Adresse passt so nicht auf eine Paketetikette: Name, Strasse und Ort höchstens 35 Zeichen in lateinischer Schrift, dazu eine Telefonnummer mit Vorwahl des Landes.',
} as const;
