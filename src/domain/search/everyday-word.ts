/**
 * Words of everyday language that a slip of the hand could also have made of a word for goods: a Liste is no Leiste. Data, without accents and umlauts;
 * all others are told apart by the kind of slip.
 */
import { foldedWords } from './fold.ts';

const text = `
angel bete beten blieben bosen gotter kuste kussen leise leiten licht liste lunge schwere schwert zeiten
boire bras courir faille gerer jouet jouets joueur joueurs pates placee placees trous ventre spectacle spectacles
cartoon cartoons create created creates loving packet shopping ships tales truck
`;

const words: ReadonlySet<string> = new Set(foldedWords(text));

/** `word`: folded. */
export const isEverydayWord = (word: string): boolean => words.has(word);
