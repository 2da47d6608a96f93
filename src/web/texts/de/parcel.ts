/** What the choice between delivery and parcel says. */
export default {
  way: 'Versand',
  delivery: 'Lieferung mit Camion oder Post',
  not: 'Als Paket nicht möglich:',
} as const;
