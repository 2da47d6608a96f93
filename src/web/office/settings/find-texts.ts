import type { OwnText } from '#contract/own-text.ts';
import { partWord } from './text-words.ts';

export const isOwn = ({ own }: OwnText): boolean => own.de !== '' || own.fr !== '' || own.en !== '';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Texts that contain every word, in one of the three languages or in the name of where they are used, grouped by that. */
export function findTexts(texts: readonly OwnText[], typed: string, onlyOwn: boolean): Map<string, OwnText[]> {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (text: OwnText): boolean => {
    const said = plain([partWord(text.part), ...Object.values(text.house), ...Object.values(text.own)].join(' '));
    return words.every((word) => said.includes(word));
  };
  return Map.groupBy(
    texts.filter((text) => (!onlyOwn || isOwn(text)) && fits(text)),
    ({ part }) => part,
  );
}
