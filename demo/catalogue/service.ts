/** Services that staff put into quotes: no picture, no category, not in the shop. */
import { text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';

export const services: readonly SeedProduct[] = [
  {
    articleNumber: 'TV_0001',
    type: 'insurance',
    categories: [],
    kindCode: 99,
    name: text('Transportversicherung', 'Assurance transport', 'Transport insurance'),
    description: text(
      'Deckt Bruch, Verlust und Nässe vom Werk bis zum Empfänger. Die Prämie richtet sich nach Warenwert, Ziel und Verpackung.',
      'Couvre casse, perte et mouille de l’usine au destinataire. La prime dépend de la valeur, de la destination et de l’emballage.',
      'Covers breakage, loss and water from the works to the recipient. The premium depends on value of the goods, destination and packaging.',
    ),
    configurable: false,
    preset: {},
    values: {},
    price: { kind: 'request' },
    publiclyAvailable: false,
  },
];
