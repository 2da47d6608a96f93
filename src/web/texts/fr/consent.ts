export default {
  title: 'Pouvons-nous compter les visites ?',
  text: 'Le panier, la connexion et la langue ont besoin de cookies. Avec votre accord, nous comptons aussi les pages consultées.',
  more: 'En savoir plus',
  accept: 'Accepter',
  decline: 'Refuser',
  settings: 'Paramètres des cookies',
};
