/** What the choice between delivery and parcel says. */
export default {
  way: 'Expédition',
  delivery: 'Livraison par camion ou par la poste',
  not: 'Pas possible en colis :',
} as const;
