import type { ReminderWords } from '#server/words/reminder-words.ts';

/** Index of a level, 1 to 3, in lists with one entry per level. */
export const nth = (level: number): 0 | 1 | 2 => (level <= 1 ? 0 : level === 2 ? 1 : 2);

export const reminderTitle = ({ title }: ReminderWords, level: number): string => title[nth(level)];
