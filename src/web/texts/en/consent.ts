export default {
  title: 'May we count visits?',
  text: 'Cart, log-in and language always need cookies and your browser’s storage. With your consent we also count which pages are used. Without it nothing of that is loaded.',
  more: 'More in the privacy notice',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Cookie settings',
};
