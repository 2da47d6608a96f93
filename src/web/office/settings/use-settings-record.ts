/** A part of the settings as a record: a draft of what was read, saved as a whole. */
import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/toast.tsx';
import { useRecord } from '../record/use-record.ts';
import type { RecordForm } from '../record/use-record.ts';
import { settingsWords as t } from './settings-words.ts';

interface Options<Stored, Draft> {
  loaded: Stored;
  draftOf: (stored: Stored) => Draft;
  form: RecordForm<Draft>;
  reread: () => Promise<Stored>;
  /** Sends the draft; returns the stored record. */
  save: (record: { stored: Stored; draft: Draft }) => Promise<Stored>;
}

export function useSettingsRecord<Stored, Draft>({ save, ...options }: Options<Stored, Draft>) {
  const record = useRecord<Stored, Draft>(options);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const store = (): void => {
    if (!record.check()) return;
    void record.run(async () => {
      record.replace(await save(record));
      toast.success(t.saved);
      await revalidate();
    });
  };
  return { ...record, store };
}
