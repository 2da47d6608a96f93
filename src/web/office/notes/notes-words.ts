/** The texts of notes and follow-ups. */
export const notesWords = {
  title: 'Notizen und Verlauf',
  write: 'Notiz, @Name erwähnt',
  add: 'Notiz ablegen',
  read: 'Gelesen',
  wish: { change: 'wünscht eine Änderung', cancel: 'wünscht die Stornierung' },
  mentions: (names: string): string => `erwähnt ${names}`,
  colleagues: 'Wen erwähnen?',
  followUp: 'Wiedervorlage',
  assignee: 'Zuständig',
  nobody: 'alle',
  day: 'Tag',
  tags: 'Stichworte',
  tagsHint: 'Mit Komma getrennt',
  save: 'Speichern',
  empty: 'leer',
  fields: { assignee: 'Zuständig', day: 'Wiedervorlage', tags: 'Stichworte' },
} as const;
