/** How a choice of a line is told to readers, who have no field before them. */
import { labelled } from '#domain/language/labelled.ts';
import type { Language } from '#domain/language/language.ts';

export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** A label with its scale, as `Abstand der Bretter (0.5 eng, 1 weit)`. */
const explained = /^(.*) (\([^)]*\))$/;

/** The scale goes with the value, which says nothing without it: `Abstand der Bretter`, `1 (0.5 eng, 1 weit)`. */
export function toldChoice({ label, value }: Choice): Choice {
  const [, name, scale] = explained.exec(label) ?? [];
  return name === undefined ? { label, value } : { label: name, value: `${value} ${scale}` };
}

/** True: the value needs no label, as `EB-Welle, 5 mm` of a `Welle`. */
export const namesItself = ({ label, value }: Choice): boolean => value.toLowerCase().includes(label.toLowerCase());

/** On a line of its own. */
export function choiceLine(language: Language, choice: Choice): string {
  const { label, value } = toldChoice(choice);
  return labelled(language, label, value);
}

/** As part of a sentence. */
export function choiceText(choice: Choice): string {
  const { label, value } = toldChoice(choice);
  return namesItself(choice) ? value : `${label} ${value}`;
}
