/** Fields that are chosen from a list, with the words of the list: for the form and for the dialog about two versions. */
import type { PlainOption } from '../ui/plain-select.tsx';

/** By field; `languageId 12` is chosen from the list of `languageId`. */
export type FieldChoices = Readonly<Record<string, readonly PlainOption[]>>;

export function wordsFrom(choices: FieldChoices): (field: string, value: string) => string {
  return (field, value) => {
    const [name = ''] = field.split(' ');
    const options = choices[field] ?? choices[name] ?? [];
    return options.find(([each]) => each === value)?.[1] ?? value;
  };
}
