export default {
  title: 'Pouvons-nous compter les visites ?',
  text: 'Panier, connexion et langue utilisent toujours des cookies et la mémoire de votre navigateur. Avec votre accord, nous comptons en plus quelles pages servent. Sans lui, rien de cela n’est chargé.',
  more: 'En savoir plus',
  accept: 'Accepter',
  decline: 'Refuser',
  settings: 'Paramètres des cookies',
};
