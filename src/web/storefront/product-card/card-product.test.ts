import { expect, it } from 'vitest';
import { cardOf, cardRow, type CardProduct } from './card-product.ts';

const card: CardProduct = {
  id: 7,
  articleNumber: 'EP_0001',
  name: 'EPAL 1',
  price: null,
  figures: ['Aussen 1200 × 800 mm', 'Tragfähigkeit 1500 kg'],
};

it.each([card, { ...card, price: 14.9, figures: [] }, { ...card, canBeConfigured: true as const, hidden: true as const }])(
  'a card comes back from its row as it was',
  (each) => {
    expect(cardOf(cardRow(each))).toEqual(each);
  },
);
