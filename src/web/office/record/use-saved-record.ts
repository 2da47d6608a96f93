/** A record that is saved as a whole, which its screen then shows. */
import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { useRecord } from './use-record.ts';
import type { RecordForm } from './use-record.ts';

interface Options<Stored, Draft> {
  loaded: Stored;
  draftOf: (stored: Stored) => Draft;
  form: RecordForm<Draft>;
  reread: () => Promise<Stored>;
  /** Sends the draft; returns the stored record. */
  save: (record: { stored: Stored; draft: Draft }) => Promise<Stored>;
}

export function useSavedRecord<Stored, Draft>({ save, ...options }: Options<Stored, Draft>) {
  const record = useRecord<Stored, Draft>(options);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const store = (): void => {
    if (!record.check()) return;
    void record.run(async () => {
      record.replace(await save(record));
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  return { ...record, store };
}
