export default {
  open: 'Wunsch schreiben',
  legend: 'Was wünschen Sie?',
  kind: { change: 'Etwas ändern', cancel: 'Bestellung stornieren' },
  text: { change: 'Was sollen wir ändern?', cancel: 'Grund' },
  hint: 'Zum Beispiel den Liefertag, die Lieferadresse oder eine Menge.',
  send: 'Wunsch senden',
  told: { change: 'Ihr Änderungswunsch vom {day}', cancel: 'Ihr Stornierungswunsch vom {day}' },
  waits: 'Ihr Wunsch ist bei uns. Bis wir antworten, bleibt die Bestellung, wie sie ist.',
} as const;
