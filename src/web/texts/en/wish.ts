export default {
  open: 'Write a request',
  legend: 'What would you like?',
  kind: { change: 'Change something', cancel: 'Cancel the order' },
  text: { change: 'What should we change?', cancel: 'Reason' },
  hint: 'For example the delivery day, the delivery address or a quantity.',
  send: 'Send request',
  told: { change: 'Your change request of {day}', cancel: 'Your cancellation request of {day}' },
  waits: 'We’ve received your request. The order stays as it is until we reply.',
};
