import { expect, it } from 'vitest';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { briefFacts, factsRow, shortFacts } from './short-facts.ts';

const detail = (label: string, value: string) => ({ label, value });

it('three sizes in a row are one fact, a mass needs no label', () => {
  const details = [
    detail('Länge innen', '1000 mm'),
    detail('Breite innen', '600 mm'),
    detail('Höhe innen', '500 mm'),
    detail('Gewicht des Packguts', '150 kg'),
  ];
  expect(shortFacts(details, 'Innen')).toEqual(['Innen 1000 × 600 × 500 mm', '150 kg'].map(unbrokenSize));
});

it('other sizes do not claim to be inner ones, and other choices keep their label', () => {
  const details = [detail('Holz', 'Fichte'), detail('Länge', '1200 mm'), detail('Breite', '800 mm'), detail('Höhe', '144 mm')];
  expect(shortFacts(details, 'Innen')).toEqual(['Holz Fichte', '1200 × 800 × 144 mm'].map(unbrokenSize));
  expect(shortFacts([detail('Länge', '1200 mm'), detail('Plätze', '2')], 'Innen')).toEqual(['Länge 1200 mm', 'Plätze 2'].map(unbrokenSize));
});

it('names a tick and leaves out what was not ticked', () => {
  const details = [detail('Plätze', '2'), detail('Mit Rollen', 'ja'), detail('Mit Deckel', 'nein')];
  expect(shortFacts(details, 'Innen')).toEqual(['Plätze 2', 'Mit Rollen']);
});

it('does not say a label twice', () => {
  expect(shortFacts([detail('Welle', 'C-Welle, 3 mm'), detail('Cannelure', 'cannelure C')], 'Innen')).toEqual([
    'C-\u2060Welle, 3\u00A0mm',
    'cannelure\u00A0C',
  ]);
});

it('a row that wraps begins with a word', () => {
  expect(factsRow([detail('Holz', 'Fichte'), detail('Plätze', '2')], 'Innen')).toBe('Holz Fichte\u00A0· Plätze 2');
});

it('names size and weight only where there is little space', () => {
  const sizes = ['Länge innen', 'Breite innen', 'Höhe innen'].map((label) => detail(label, '400 mm'));
  const details = [...sizes, detail('Gewicht des Packguts', '150 kg'), detail('Holz', 'Fichte')];
  expect(briefFacts(details, 'Innen')).toBe(`${unbrokenSize('Innen 400 × 400 × 400 mm')}\u00A0· ${unbrokenSize('150 kg')}`);
});

it('a single letter stays with the word it belongs to', () => {
  expect(factsRow([detail('Welle', 'C-Welle, 3 mm')], 'Innen')).toBe('C-\u2060Welle, 3\u00A0mm');
  expect(factsRow([detail('Flute', 'EB flute, 5 mm')], 'Inside')).toBe('EB\u00A0flute, 5\u00A0mm');
});

it('a choice after its label is written as its model has it', () => {
  expect(shortFacts([detail('Bois', 'épicéa brut'), detail('Destination', 'Autriche')], 'Intérieur')).toEqual([
    'Bois épicéa brut',
    'Destination Autriche',
  ]);
});

it('what a label explains stands after the value', () => {
  expect(shortFacts([detail('Abstand der Bretter (0.5 eng, 1 weit)', '1')], 'Innen')).toEqual(['Abstand der Bretter 1 (0.5 eng, 1 weit)']);
});
