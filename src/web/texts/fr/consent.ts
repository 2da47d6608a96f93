export default {
  title: 'Pouvons-nous compter les visites ?',
  text: 'Le panier, la connexion et la langue utilisent toujours des cookies et la mémoire de votre navigateur. Avec votre accord, nous comptons aussi les pages consultées. Sans lui, rien de tout cela n’est chargé.',
  more: 'En savoir plus',
  accept: 'Accepter',
  decline: 'Refuser',
  settings: 'Paramètres des cookies',
};
