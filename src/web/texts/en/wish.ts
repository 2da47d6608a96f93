export default {
  open: 'Write a request',
  legend: 'What would you like?',
  kind: { change: 'Change something', cancel: 'Cancel the order' },
  text: { change: 'What should we change?', cancel: 'Reason' },
  hint: 'For example the delivery day, the delivery address or a quantity.',
  send: 'Send request',
  told: { change: 'Your change request of {day}', cancel: 'Your cancellation request of {day}' },
  waits: 'We’ve received your request. The order stays as it is until we reply.',
  /** An order placed as a guest, taken into an account. */
  take: {
    title: 'Add to your account',
    text: 'This order was placed without an account. If your account has the same e-\u2060mail address, it will then be among your orders.',
    now: 'Add the order',
    confirm: 'We have sent a link to {email}. Use it to confirm your address, then add the order here.',
    taken: 'The order is now in your account.',
  },
  /** Why an order is not taken. */
  errors: {
    orderNotTaken: 'This order cannot be added to an account. Please call us.',
    orderOtherEmail: 'Your account has another e-\u2060mail address than this order. Please call us.',
  },
};
