export default {
  title: 'May we count visits?',
  text: 'The cart, log-in and language need cookies. With your consent we also count which pages are used; otherwise not.',
  more: 'More in the privacy notice',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Cookie settings',
};
