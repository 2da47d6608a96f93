/** Why an auction house’s invoice or a quote made from it is refused. */
export default {
  artworkFileMissing: 'In der Anfrage ist keine Datei. Bitte wählen Sie eine Auktionsrechnung als PDF.',
  artworkFileTooLarge: 'Die Rechnung ist zu gross: höchstens {mb} MB.',
  artworkFileNotPdf: 'Das ist kein PDF, auch wenn die Datei so heissen mag. Bitte verlangen Sie die Rechnung als PDF.',
  artworkFileLocked: 'Das PDF ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort.',
  artworkFileActive: 'Das PDF enthält ein Programm oder einen Anhang. Bitte drucken Sie es in ein neues PDF.',
  artworkFileUnpacks: 'Das PDF wird entpackt grösser als {mb} MB. Bitte drucken Sie es in ein neues PDF.',
  artworkTooManyPages: 'Das PDF hat {pages} Seiten, gelesen werden höchstens {most}. Bitte laden Sie nur die Rechnung.',
  artworkFileBroken: 'Das PDF ist beschädigt. Bitte verlangen Sie die Rechnung noch einmal.',
  artworkFileTooSlow: 'Das PDF lässt sich nicht in nützlicher Zeit lesen. Bitte drucken Sie es in ein neues PDF.',
  artworkQuoted: 'Aus dieser Rechnung ist schon eine Offerte geworden. Ändern Sie die Offerte.',
  artworkFieldWrong:
    '«{value}» passt nicht in dieses Feld: {key, select, buyer {Käufer} addition {Zusatz} street {Strasse} zipCode {Postleitzahl} city {Ort} state {Staat oder Provinz} country {Land} invoiceNumber {Rechnungsnummer} invoiceDate {Rechnungsdatum} currency {Währung} premium {Aufgeld} total {Total} collectBy {Abholen bis} lot {Los} artist {Künstler} title {Titel} technique {Technik} imageSize {Bildmass} frameSize {Rahmenmass} price {Zuschlag} other {…}}.',
  artworkFrameEmpty: 'In diesem Rahmen stehen keine Wörter.',
  artworkFrameWrong: 'Im Rahmen steht «{text}», das passt nicht zu diesem Feld.',
  artworkFieldUnknown:
    'Dieses Feld gibt es auf der Rechnung nicht mehr: {key, select, buyer {Käufer} addition {Zusatz} street {Strasse} zipCode {Postleitzahl} city {Ort} state {Staat oder Provinz} country {Land} invoiceNumber {Rechnungsnummer} invoiceDate {Rechnungsdatum} currency {Währung} premium {Aufgeld} total {Total} collectBy {Abholen bis} lot {Los} artist {Künstler} title {Titel} technique {Technik} imageSize {Bildmass} frameSize {Rahmenmass} price {Zuschlag} other {…}}.',
  artworkTooManyWorks: 'Mehr als {most} Werke gehen nicht in eine Offerte.',
  artworkFieldMissing:
    'Es fehlt noch: {key, select, buyer {Käufer} addition {Zusatz} street {Strasse} zipCode {Postleitzahl} city {Ort} state {Staat oder Provinz} country {Land} invoiceNumber {Rechnungsnummer} invoiceDate {Rechnungsdatum} currency {Währung} premium {Aufgeld} total {Total} collectBy {Abholen bis} lot {Los} artist {Künstler} title {Titel} technique {Technik} imageSize {Bildmass} frameSize {Rahmenmass} price {Zuschlag} other {…}}.',
  artworkFieldOpen:
    'Noch nicht bestätigt: {key, select, buyer {Käufer} addition {Zusatz} street {Strasse} zipCode {Postleitzahl} city {Ort} state {Staat oder Provinz} country {Land} invoiceNumber {Rechnungsnummer} invoiceDate {Rechnungsdatum} currency {Währung} premium {Aufgeld} total {Total} collectBy {Abholen bis} lot {Los} artist {Künstler} title {Titel} technique {Technik} imageSize {Bildmass} frameSize {Rahmenmass} price {Zuschlag} other {…}}.',
  artworkWithoutWork: 'Es steht kein Werk da. Nehmen Sie eines auf.',
  artworkNotPackable: 'Für Los {lot} fehlt ein Mass, oder keine unserer Kisten fasst es.',
  artworkCustomerMissing: 'Wählen Sie, wer die Offerte erhält.',
  artworkEmailMissing: 'Die Kundschaft hat keine E-Mail-Adresse. Tragen Sie eine ein, bevor Sie senden.',
  artworkCourierMissing: 'Wählen Sie den Kurier.',
  artworkPriceMissing: 'Ohne Preis: {name}.',
  artworkValueMissing: 'Schreiben Sie, für wie viele Franken versichert wird.',
  insuranceCountryMissing: 'Für das Land {country} steht keine Zone in der Tabelle der Versicherung.',
  insuranceRateMissing: 'Für Zone {zone} steht kein solcher Satz in der Tabelle der Versicherung.',
  insuranceRateTwice: 'Diese Zeile steht zweimal in der Tabelle.',
  orderNotKoller: '{number} ist keine Offerte für Kunst.',
  courierNotThere: 'beliefert diesen Ort nicht',
} as const;
