/** Texts of the choice between delivery and parcel. */
export default {
  way: 'Expédition',
  delivery: 'Livraison par camion ou par la poste',
  not: 'Pas possible en colis.',
} as const;
