export default {
  progress: 'Stand der Bestellung',
  state: {
    done: 'erledigt',
    now: 'läuft',
    later: 'kommt noch',
  },
  steps: {
    placed: {
      done: 'Bestellung eingegangen',
      now: 'Bestellung geht ein',
      later: 'Bestellung',
    },
    payment: {
      done: 'Zahlung eingegangen',
      now: 'Wir warten auf die Zahlung',
      later: 'Zahlung',
    },
    production: {
      done: 'Gefertigt',
      now: 'In Fertigung',
      later: 'Fertigung',
    },
    delivery: {
      done: 'Geliefert',
      now: 'Wird geliefert',
      later: 'Lieferung',
    },
    pickup: {
      done: 'Bereit zur Abholung',
      now: 'Wird bereitgestellt',
      later: 'Abholung',
    },
    invoice: {
      done: 'Rechnung gestellt',
      now: 'Rechnung in Arbeit',
      later: 'Rechnung',
    },
    canceled: {
      done: 'Storniert',
      now: 'Wird storniert',
      later: 'Stornierung',
    },
  },
  confirmed: '(bestätigt)',
  next: {
    payOnline: {
      delivery: 'Ihre Bestellung {number} wartet auf die Zahlung. Sobald sie da ist, fertigen wir und liefern am {day}.',
      pickup: 'Ihre Bestellung {number} wartet auf die Zahlung. Sobald sie da ist, fertigen wir; abholen können Sie am {day}.',
    },
    payInAdvance: {
      delivery: 'Bitte überweisen Sie den Betrag. Sobald er da ist, fertigen wir; geliefert wird am {day}, wenn er rechtzeitig eingeht.',
      pickup: 'Bitte überweisen Sie den Betrag. Sobald er da ist, fertigen wir; bereit ist die Ware am {day}, wenn er rechtzeitig eingeht.',
    },
    produce: {
      delivery: 'Wir fertigen Ihre Ware und liefern sie am {day}. Der Chauffeur ruft vorher an.',
      pickup: 'Wir fertigen Ihre Ware. Am {day} liegt sie zur Abholung bereit.',
    },
    rest: {
      delivery: 'Ein Teil ist geliefert, der Rest folgt am {day}.',
      pickup: 'Ein Teil ist abgeholt, der Rest liegt am {day} bereit.',
    },
    arrived: {
      delivery:
        'Die Ware ist bei Ihnen oder unterwegs zu Ihnen. Transportschäden melden Sie bitte sofort, anderes innert einer Woche: {phone}.',
      pickup: 'Die Ware liegt für Sie bereit oder ist abgeholt. Stimmt etwas nicht? Rufen Sie uns innert einer Woche an: {phone}.',
    },
    canceled: {
      delivery: 'Diese Bestellung ist storniert; es wird nichts geliefert. Fragen beantworten wir gerne: {phone}.',
      pickup: 'Diese Bestellung ist storniert; es liegt nichts bereit. Fragen beantworten wir gerne: {phone}.',
    },
  },
  papers: 'Dokumente',
  paper: {
    auftragsbestaetigung: 'Auftragsbestätigung',
    rechnung: 'Rechnung',
    lieferschein: 'Lieferschein',
    einzahlungsschein: 'Einzahlungsschein für die Vorauszahlung',
  },
  delivery: 'Lieferangaben',
  byDelivery: 'Lieferung an Ihre Adresse',
  byPickup: 'Abholung bei uns',
  weight: 'Gewicht {weight} kg',
  dayWished: 'Der Tag ist Ihr Wunsch; wir bestätigen ihn.',
  dayConfirmed: 'Der Tag ist bestätigt.',
  lineCanceled: 'Diese Position ist storniert.',
  lineDelivered: '{delivered} von {quantity} geliefert',
  payUntil: 'Die Bestellung {number} über {amount} ist gespeichert und bleibt bis {until} offen.',
  payNow: 'Jetzt bezahlen',
  show: 'Bestellung und Dokumente ansehen',
  keepLink:
    'Diese Seite gehört zu Ihrer Bestellung. Wer ihren Link hat, kann sie sehen; geben Sie ihn nur weiter, wem Sie sie zeigen wollen.',
  quoteAbroad:
    'Lieferungen ins Ausland offerieren wir von Hand: Fracht, Zoll und Papiere hängen vom Ziel ab. Ihr Warenkorb bleibt dabei, wie er ist.',
  askQuote: 'Offerte für diese Lieferung anfragen',
} as const;
