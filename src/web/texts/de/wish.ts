export default {
  open: 'Wunsch schreiben',
  legend: 'Was wünschen Sie?',
  kind: { change: 'Etwas ändern', cancel: 'Bestellung stornieren' },
  text: { change: 'Was sollen wir ändern?', cancel: 'Grund' },
  hint: 'Zum Beispiel den Liefertag, die Lieferadresse oder eine Menge.',
  send: 'Wunsch senden',
  told: { change: 'Ihr Änderungswunsch vom {day}', cancel: 'Ihr Stornierungswunsch vom {day}' },
  waits: 'Ihr Wunsch ist bei uns. Bis wir antworten, bleibt die Bestellung, wie sie ist.',
  /** An order placed as a guest, taken into an account. */
  take: {
    title: 'In Ihr Konto übernehmen',
    text: 'Diese Bestellung ist ohne Konto aufgegeben worden. Hat Ihr Konto dieselbe E-\u2060Mail-Adresse, steht sie danach bei Ihren Bestellungen.',
    now: 'Übernehmen',
    confirm: 'Wir haben einen Link an {email} geschickt. Bestätigen Sie damit Ihre Adresse, und übernehmen Sie danach die Bestellung hier.',
    taken: 'Die Bestellung ist jetzt in Ihrem Konto.',
  },
  /** Why an order is not taken. */
  errors: {
    orderNotTaken: 'Diese Bestellung lässt sich nicht ins Konto übernehmen. Bitte rufen Sie uns an.',
    orderOtherEmail: 'Ihr Konto hat eine andere E-\u2060Mail-Adresse als diese Bestellung. Bitte rufen Sie uns an.',
  },
} as const;
