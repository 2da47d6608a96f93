/** A part of the settings as a record: a draft over what was read, saved as a whole. */
import { useRevalidator } from 'react-router';
import { useRecord } from '../record/use-record.ts';
import type { RecordForm } from '../record/use-record.ts';
import { recordWords } from '../record/record-words.ts';
import { instantText } from '../text/instant-text.ts';
import { settingsWords as t } from './settings-words.ts';

interface Options<Stored, Draft> {
  loaded: Stored;
  draftOf: (stored: Stored) => Draft;
  form: RecordForm<Draft>;
  reread: () => Promise<Stored>;
  say: { failed: (error: unknown) => void; done: (text: string) => void };
  /** Sends the draft; answers what is stored then. */
  save: (record: { stored: Stored; draft: Draft }) => Promise<Stored>;
}

export function useSettingsRecord<Stored, Draft>({ say, save, ...options }: Options<Stored, Draft>) {
  const record = useRecord<Stored, Draft>({
    ...options,
    onFailure: say.failed,
    onMerged: (who, at) => say.done(recordWords.conflict.merged(who, instantText(at))),
  });
  const { revalidate } = useRevalidator();
  const store = (): void => {
    if (!record.check()) return;
    void record.run(async () => {
      record.replace(await save(record));
      say.done(t.saved);
      await revalidate();
    });
  };
  return { ...record, store };
}
