import { useState } from 'react';
import { chosenPortions, lineProblems, portionProblems } from './portions.ts';
import type { OpenLine, Portion, Portions } from './portions.ts';
import { verbWords } from './words.ts';

/** How many pieces of each line are taken, with what is wrong with them: as typed, or as the server refused it. */
export function usePortions(lines: readonly OpenLine[], refused: Readonly<Record<string, string>>) {
  const [portions, setPortions] = useState<Portions>({});
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [sent, setSent] = useState<readonly Portion[] | undefined>();
  return {
    fields: { lines, portions, onChange: setPortions, problems: { ...lineProblems(refused, sent), ...typed } },
    portions,
    /** False while something that was typed is wrong. */
    check: (): boolean => {
      const wrong = portionProblems(portions, lines, verbWords.pieces);
      setTyped(wrong);
      return Object.keys(wrong).length === 0;
    },
    /** What is sent; undefined: everything that is open. */
    choose: (): Portion[] | undefined => {
      const chosen = chosenPortions(portions, lines);
      setSent(chosen);
      return chosen;
    },
  };
}
