export default {
  progress: 'Progress of the order',
  state: {
    done: 'done',
    now: 'under way',
    later: 'still to come',
  },
  steps: {
    placed: {
      done: 'Order received',
      now: 'Order coming in',
      later: 'Order',
    },
    payment: {
      done: 'Payment received',
      now: 'Waiting for the payment',
      later: 'Payment',
    },
    production: {
      done: 'Made',
      now: 'Being made',
      later: 'Production',
    },
    delivery: {
      done: 'Delivered',
      now: 'Being delivered',
      later: 'Delivery',
    },
    pickup: {
      done: 'Ready to be picked up',
      now: 'Being made ready',
      later: 'Pickup',
    },
    invoice: {
      done: 'Invoiced',
      now: 'Invoice being written',
      later: 'Invoice',
    },
    canceled: {
      done: 'Cancelled',
      now: 'Being cancelled',
      later: 'Cancellation',
    },
  },
  confirmed: '(confirmed)',
  next: {
    payOnline: {
      delivery: 'Your order {number} is waiting for its payment. Once it is here we make the goods and deliver them on {day}.',
      pickup: 'Your order {number} is waiting for its payment. Once it is here we make the goods; you can pick them up on {day}.',
    },
    payInAdvance: {
      delivery: 'Please transfer the amount. Once it is here we make your goods; they are delivered on {day} if it arrives in time.',
      pickup: 'Please transfer the amount. Once it is here we make your goods; they are ready on {day} if it arrives in time.',
    },
    produce: {
      delivery: 'We are making your goods and deliver them on {day}. The driver calls beforehand.',
      pickup: 'We are making your goods. They are ready to be picked up on {day}.',
    },
    rest: {
      delivery: 'Part of it is delivered, the rest follows on {day}.',
      pickup: 'Part of it is picked up, the rest is ready on {day}.',
    },
    arrived: {
      delivery: 'The goods are with you or on their way. Please report transport damage at once and anything else within a week: {phone}.',
      pickup: 'The goods are ready for you or picked up. Is something wrong? Call us within a week: {phone}.',
    },
    canceled: {
      delivery: 'This order is cancelled; nothing will be delivered. We are glad to answer questions: {phone}.',
      pickup: 'This order is cancelled; nothing is made ready. We are glad to answer questions: {phone}.',
    },
  },
  papers: 'Documents',
  paper: {
    auftragsbestaetigung: 'Order confirmation',
    rechnung: 'Invoice',
    lieferschein: 'Delivery note',
    einzahlungsschein: 'Payment slip for the prepayment',
  },
  delivery: 'Delivery',
  byDelivery: 'Delivery to your address',
  byPickup: 'Pickup at our site',
  weight: 'Weight {weight} kg',
  dayWished: 'The day is the one you wished; we will confirm it.',
  dayConfirmed: 'The day is confirmed.',
  lineCanceled: 'This position is cancelled.',
  lineDelivered: '{delivered} of {quantity} delivered',
  payUntil: 'Order {number} of {amount} is kept and stays open until {until}.',
  payNow: 'Pay now',
  show: 'View order and documents',
  keepLink: 'This page belongs to your order. Whoever has its link can see it; pass it on only to people who should.',
  quoteAbroad: 'Deliveries abroad we quote by hand: freight, customs and papers depend on the destination. Your cart stays as it is.',
  askQuote: 'Request a quote for this delivery',
};
