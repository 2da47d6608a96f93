/** Why a call of the office is refused; visitors never load these. */
import artworkErrors from './artwork-errors.ts';
import catalogErrors from './catalog-errors.ts';
import deliveryErrors from './delivery-errors.ts';
import fileErrors from './file-errors.ts';
import importErrors from './import-errors.ts';
import moneyErrors from './money-errors.ts';
import workbookErrors from './workbook-errors.ts';
import workshopErrors from './workshop-errors.ts';

export default {
  ...artworkErrors,
  ...catalogErrors,
  ...deliveryErrors,
  ...fileErrors,
  ...importErrors,
  ...moneyErrors,
  ...workbookErrors,
  ...workshopErrors,
  tooManyNotifications:
    'Diese Nachricht wurde in der letzten Stunde schon {perHour}-mal gesendet. Bitte warten Sie, bevor Sie sie nochmals senden.',
  notSigned: 'Diese Meldung ist nicht vom Zahlungsanbieter unterschrieben.',
  nothingToRefund: 'Zu dieser Bestellung gibt es nichts zu erstatten.',
  refundTooHigh: 'So viel kann nicht erstattet werden. Höchstens {left}.',
  tooManyPositions: 'Ein Dokument fasst höchstens {most} Positionen. Bitte teilen Sie es auf; es wurde nichts gespeichert.',
  quoteTooHigh: 'Die Positionen ergeben mehr als {most}. Bitte prüfen Sie Mengen und Preise; es wurde nichts gespeichert.',
  quoteLost: 'Diese Offerte ist als verloren abgeschlossen und bleibt, wie sie ist. Kopieren Sie sie, um neu zu offerieren.',
  configurationFixed: '{articleNumber} gibt es nur so, wie es im Katalog steht. Für andere Masse nehmen Sie ein Produkt nach Mass.',
  quoteAlreadySeen: 'Der Kunde kennt diese Offerte schon. Erstellen Sie für einen anderen Kunden eine neue.',
  positionParentInvalid: 'Diese Position kann nicht Teil davon sein: Nur ein Set nimmt Teile auf, und ein Set kein anderes.',
  marginBelowFloor:
    'Unter der Untergrenze von {floor}\u00A0% Marge: {positions}. Heben Sie den Preis an, oder lassen Sie die Marge freigeben.',
  marginNotBelowFloor: 'Keine Position liegt unter der Untergrenze; es braucht keine Freigabe.',
  nothingToTell: 'Zu dieser Bestellung gibt es diese Nachricht jetzt nicht.',
  orderNotChangeable: 'Diese Bestellung lässt sich in ihrem jetzigen Zustand nicht ändern. Es ist nichts gespeichert.',
  alreadyDelivered: 'Das ist schon geliefert und bleibt, wie es ist. Nehmen Sie zuerst die Lieferung zurück.',
  alreadyInvoiced: 'Das ist schon fakturiert und bleibt, wie es ist. Korrigieren Sie mit einer Gutschrift.',
  alreadyPaid: 'Die Bestellung ist bezahlt; das lässt sich nicht mehr ändern.',
  quantityBelowMoved: 'So wenig geht nicht: {least} Stück sind schon geliefert oder fakturiert.',
  quantityNotWhole: 'Bei so vielen Sets ergäbe «{name}» keine ganze Zahl.',
  discountOutOfRange: 'Der Rabatt liegt zwischen 0\u00A0% und 100\u00A0%.',
  orderEmpty: 'Es bliebe keine Position übrig. Stornieren Sie dafür die Bestellung.',
  changeEmpty: 'Diese Änderung ändert nichts.',
  orderMoved:
    'Von dieser Bestellung ist schon etwas geliefert oder verrechnet. Nehmen Sie die Lieferung zurück oder schreiben Sie eine Gutschrift.',
  textOneLine: 'Der Text ist eine Zeile ohne Umbruch.',
  textTooLong: 'Höchstens {maximum} Zeichen.',
  textPlaceUnknown: '{place} gibt es in diesem Text nicht.',
  textPlaceMissing: '{place} fehlt.',
  textBraces: 'Geschweifte Klammern stehen nur um den Namen eines Werts.',
  linkWithinShop: 'Ein Weg im Shop beginnt mit einem Schrägstrich, zum Beispiel /kontakt.',
  pictureOfShop: 'Ein Bild des Shops beginnt mit /images/ oder /api/media/.',
  pictureSizeNeeded: 'Breite und Höhe in Pixeln, ganze Zahlen.',
  tableRowsUneven: 'Jede Zeile hat so viele Felder wie der Kopf.',
  nothingToPublish: 'Es ist nichts geschrieben, das nicht schon veröffentlicht ist.',
  leadsNowhere: '{link} führt nirgends hin.',
  roleHeld: 'Diese Rolle haben noch: {people}. Geben Sie ihnen zuerst eine andere.',
  settingValueNotPossible: 'Dieser Wert geht hier nicht. Üblich ist {usual}.',
  dayNotAhead: 'Das gilt erst ab einem späteren Tag. Wählen Sie morgen oder später.',
  plannedNothing: 'Ab diesem Tag ändert sich nichts. Nehmen Sie die Änderung zurück oder tragen Sie etwas ein.',
  dayInPast: 'Dieser Tag ist vorbei. Entscheiden Sie ab heute oder später.',
  mergeNotPossible: 'Diese beiden Kunden lassen sich nicht zusammenführen.',
  emailTaken: 'Diese E-Mail-Adresse hat bereits ein Log-in.',
  beyondOwnRights: 'Das geht über Ihre eigenen Rechte hinaus. Fragen Sie jemanden, der diese Rechte hat.',
  lastStaffManager: 'Danach könnte niemand mehr das Personal verwalten. Geben Sie dieses Recht zuerst jemand anderem.',
  unknownColleague: 'Diese Person kann den Datensatz nicht sehen. Wählen Sie jemand anderen.',
  unknownRole: 'Diese Rolle gibt es nicht mehr.',
  quoteCustomerMissing: 'Diese Kundschaft gibt es nicht mehr.',
  placeNotOfZipCode: 'Die Postleitzahl {zipCode} gehört zu {places}.',
  standInFaultUnknown: 'Diese Störung kennt der Ersatz nicht.',
  keyMissing: 'Dieser Schlüssel ist unbekannt oder gesperrt.',
  keyScopeMissing: 'Dieser Schlüssel öffnet das nicht ({scope}).',
  webhookUrlNotAllowed:
    'An diese Adresse schickt der Shop nichts: Sie beginnt mit https://, nennt keinen Anschluss und führt ins öffentliche Netz.',
  keyMadeBefore:
    'Dieser Schlüssel ist schon angelegt: {name}, {start}… Nur seine Anzeige ging verloren. Sperren Sie ihn in der Liste, und legen Sie einen neuen an.',
  webhookMadeBefore:
    'Dieser Empfänger ist schon angelegt: {url}. Nur die Anzeige seines Prüfschlüssels ging verloren. Löschen Sie ihn in der Liste, und legen Sie ihn neu an.',
  webhooksTooMany: 'Mehr als {most} Empfänger gehen nicht. Löschen Sie einen, den niemand mehr braucht.',
  spanTooLong: 'Höchstens {most} Tage auf einmal.',
  tooManyMonths: 'Höchstens {most} Monate auf einmal.',
  printBatchRunning: 'Ihr voriger Druck läuft noch. Warten Sie, bis er fertig ist.',
} as const;
