import { expect, it } from 'vitest';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { sizeOfSides } from './size-of-sides.ts';

const detail = (label: string, value: string) => ({ label, value });
const sides = [detail('Innenlänge', '1000 mm'), detail('Innenbreite', '600 mm'), detail('Innenhöhe', '500 mm')];

it('names the three sides, and nothing that somebody typed beside them', () => {
  const size = unbrokenSize('1000 × 600 × 500 mm');
  expect(sizeOfSides([detail('Aufschrift', 'GIESSEREI'), ...sides, detail('Deckel', 'ja')], 'Innen')).toEqual({
    first: 1,
    text: `Innen ${size}`,
  });
  expect(sizeOfSides([...sides.slice(0, 2), detail('Höhe', '500 mm')], 'Innen')?.text).toBe(size);
  expect(sizeOfSides([detail('Aufschrift', 'GIESSEREI'), ...sides.slice(1)], 'Innen')).toBeNull();
});
