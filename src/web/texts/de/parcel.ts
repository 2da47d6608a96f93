/** Texts of the choice between delivery and parcel. */
export default {
  way: 'Versand',
  delivery: 'Lieferung mit Camion oder Post',
  not: 'Als Paket nicht möglich:',
} as const;
