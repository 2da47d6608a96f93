export default {
  title: 'May we count visits?',
  text: 'The cart, log-in and language always use cookies and your browser’s storage. With your consent we also count which pages are used. Without it, none of that is loaded.',
  more: 'More in the privacy notice',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Cookie settings',
};
