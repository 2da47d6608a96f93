/** Why money, an invoice, a credit note or a bank file is refused. */
export default {
  paymentMissing: 'Das Geld für diese Bestellung ist noch nicht da. Erfassen Sie zuerst die Zahlung.',
  quantityBeyondInvoiced: 'So viel steht nicht mehr auf der Rechnung. Höchstens {most}.',
  nothingToCredit: 'Zu dieser Rechnung ist schon alles gutgeschrieben.',
  nothingDelivered: 'Von dieser Bestellung ist noch nichts geliefert, also gibt es nichts zu verrechnen.',
  nothingToInvoice: 'Es gibt nichts zu verrechnen: Alles Gelieferte hat schon eine Rechnung.',
  quantityBeyondDelivered: 'So viel kann nicht verrechnet werden. Höchstens {most}.',
  onlyOneTarget: 'Eine Zahlung gehört zu genau einer Rechnung, Bestellung oder zu einem Guthaben.',
  openOnlyOfClaim: 'Der gesehene offene Betrag (open) gehört nur zu einer Rechnung oder Bestellung. Lassen Sie die Angabe weg.',
  leftOnlyOfRefund: 'Das gesehene Guthaben (left) gehört nur zu einer Rückzahlung. Lassen Sie die Angabe weg.',
  creditOnlyOnClaim: 'Aus dem Guthaben wird nur eine Rechnung oder eine Bestellung bezahlt.',
  ibanNotRight:
    'Das ist keine IBAN eines Schweizer oder Liechtensteiner Kontos, oder eine Ziffer stimmt nicht. Eine QR-IBAN gehört ins Feld darunter.',
  qrIbanNotRight: 'Das ist keine QR-IBAN (Institut 30000 bis 31999), oder eine Ziffer stimmt nicht. Ihre Bank nennt sie Ihnen.',
  uidNotRight: 'Diese MWST-Nummer stimmt nicht. Sie sieht so aus: CHE-123.456.788 MWST.',
  dayInFuture: 'Dieser Tag kommt erst noch. Eine Zahlung trägt höchstens das Datum von heute.',
  creditTooHigh: 'So viel Guthaben ist nicht da. Höchstens {left}.',
  creditUsed: 'Das Guthaben aus dieser Zahlung ist schon verrechnet. Bitte nehmen Sie zuerst die Verrechnung zurück.',
  amountAboveOpen: 'Das ist mehr, als offen ist. Höchstens {open}.',
  openChanged: 'Inzwischen wurde etwas gebucht: Offen sind jetzt {open}. Bitte schliessen Sie das Fenster und sehen Sie die Zahlungen an.',
  leftChanged:
    'Inzwischen wurde etwas zurückgegeben oder verrechnet: Es bleiben {left}. Bitte schliessen Sie das Fenster und sehen Sie die Zahlungen an.',
  paymentRepeated:
    'Genau diese Zahlung wurde vor wenigen Minuten schon erfasst. Ist es eine zweite, senden Sie sie mit eigener Referenz oder eigenem Idempotency-Key.',
  amountBelowOpen: 'Damit ist die Bestellung nicht bezahlt: Es fehlen {rest}.',
  entryReversed: 'Dieser Eintrag ist schon zurückgebucht.',
  entryFollows:
    'Diese Buchung folgte aus einer Rechnung, einer Gutschrift oder einer Stornierung. Bitte buchen Sie die Zahlung selbst zurück.',
  entryIsReverse: 'Das ist selbst eine Rückbuchung. Bitte erfassen Sie die Zahlung neu.',
  entryOfProvider: 'Diese Zahlung kam über den Zahlungsanbieter. Bitte erstatten Sie sie bei der Bestellung.',
  entryOfBankImport: 'Diese Zahlung kam aus einer Bankdatei. Bitte nehmen Sie die Datei zurück.',
  bankFileMissing: 'In der Anfrage ist keine Datei. Bitte wählen Sie eine Bankdatei (XML oder zip).',
  bankFileTooLarge:
    'Die Bankdatei ist zu gross. Erlaubt sind 10 MB, entpackt 40 MB und 5000 Zahlungen. Bitte laden Sie bei der Bank einen kürzeren Zeitraum.',
  bankFileNotXml: 'Das ist keine lesbare Bankdatei. Bitte laden Sie camt.053 oder camt.054 als XML oder zip, unverändert wie von der Bank.',
  bankFileHasDoctype: 'Die Datei enthält unerlaubte Angaben (DOCTYPE). Bitte laden Sie sie bei der Bank neu.',
  bankFileUnknown:
    'Diese Datei ({found}) kennt der Shop nicht. Bitte laden Sie bei der Bank camt.053 oder camt.054 in der Version 04 oder 08.',
  bankFileIncomplete: 'Die Bankdatei ist unvollständig. Gelesen wurde nichts; bitte laden Sie sie bei der Bank neu.',
  bankFileOtherAccount:
    'Die Datei ist von einem anderen Konto ({account}). Bitte wählen Sie das Konto, dessen IBAN auf den Rechnungen steht.',
  bankFileImported: 'Diese Bankdatei ist schon gebucht ({day}). Es ist nichts geändert worden.',
  bankFileContradicts: 'Die Bankdatei widerspricht sich und kann nicht gebucht werden. Bitte laden Sie sie bei der Bank neu.',
  bankImportNotDry: 'Diese Bankdatei ist schon gebucht oder zurückgenommen.',
  bankImportNotApplied: 'Diese Bankdatei ist nicht gebucht; es gibt nichts zurückzunehmen.',
  bankImportUsed:
    'Eine Zahlung dieser Bankdatei hat die Bank inzwischen zurückgeholt. Bitte nehmen Sie zuerst die Datei mit der Rückgabe zurück.',
  bankRowNotChoosable: 'Diese Zeile ist keine Zahlung, die sich zuordnen lässt.',
  bankRowsChanged: 'Inzwischen ist etwas anders: Gebucht würden {rows} Zahlungen über {amount}. Bitte prüfen Sie die Zeilen noch einmal.',
  nothingToBook: 'Es gibt nichts zu buchen. Bitte bestätigen Sie zuerst Vorschläge.',
} as const;
