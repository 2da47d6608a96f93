import { useState } from 'react';
import { chosenPortions, lineProblems, portionProblems } from './portions.ts';
import type { OpenLine, Portion, Portions } from './portions.ts';
import { verbWords } from './verb-words.ts';

/** Number of pieces of each line, with their problems: as typed, or as refused by the server. */
export function usePortions(lines: readonly OpenLine[], refused: Readonly<Record<string, string>>) {
  const [portions, setPortions] = useState<Portions>({});
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [sent, setSent] = useState<readonly Portion[] | undefined>();
  return {
    fields: { lines, portions, onChange: setPortions, problems: { ...lineProblems(refused, sent), ...typed } },
    portions,
    /** False if something typed is invalid. */
    check: (): boolean => {
      const wrong = portionProblems(portions, lines, verbWords.pieces);
      setTyped(wrong);
      return Object.keys(wrong).length === 0;
    },
    /** The lines to send; undefined: everything open. */
    choose: (): Portion[] | undefined => {
      const chosen = chosenPortions(portions, lines);
      setSent(chosen);
      return chosen;
    },
  };
}
