/** Search in the settings: finds a field by its texts, a section by its name or another word for its contents. */
import type { SettingKey } from '#domain/setting/setting.ts';
import { sections } from '../frame/setting-sections.ts';
import type { Section } from '../frame/setting-sections.ts';
import { settingFields } from './setting-fields.ts';

export interface FoundSetting {
  section: Section;
  word: string;
  /** Id of the field; empty: the section itself. */
  at: string;
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Fields before sections. Null: no search. */
export function findSettings(typed: string): FoundSetting[] | null {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const fits = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const fields = sections.flatMap((section) =>
    keysOf(section)
      .filter((key) => fits(`${settingFields[key].label} ${settingFields[key].says}`))
      .map((key) => ({ section, word: settingFields[key].label, at: key })),
  );
  const named = sections.filter(
    (section) => fits(`${section.word} ${section.search}`) && !fields.some((field) => field.section === section),
  );
  return [...fields, ...named.map((section) => ({ section, word: section.word, at: '' }))];
}

const keysOf = ({ groups = [] }: Section): SettingKey[] => groups.flatMap(({ keys }) => keys);
