import { expect, it } from 'vitest';
import { gridFacts } from './grid-facts.ts';

const value = (name: string, typeId: number, text: string, visibility = 15) => ({ attributeId: 1, name, typeId, value: text, visibility });

it('says figures with their unit, as the product page does', () => {
  const values = [
    value('Charge admissible en kg', 2, '1500'),
    value('Matériau', 6, 'Épicéa massif'),
    value('En stock', 8, 'true'),
    value('Pour l’extérieur', 8, 'false'),
    value('Interne', 6, 'x', 0),
  ];
  expect(gridFacts({ values })).toEqual(["Charge admissible 1'500\u00A0kg", 'Matériau Épicéa massif', 'En stock']);
});
