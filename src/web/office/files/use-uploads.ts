import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { UploadResult } from '#contract/file.ts';
import { CallFailure } from '#contract/failure.ts';
import { sendFile } from './send-file.ts';

export interface UploadState {
  key: number;
  name: string;
  /** Fraction of its bytes sent, 0 to 1. */
  share: number;
  /** Null: in progress. */
  results: readonly UploadResult[] | null;
}

const refusedAs = (name: string, failure: unknown): UploadResult => ({
  name,
  ok: false,
  errors: failure instanceof CallFailure ? [...failure.errors] : [{ message: 'unexpectedError', params: {} }],
});

/** Uploads files one by one; each has its own result, and the list is reloaded after each. */
export function useUploads(): {
  uploads: readonly UploadState[];
  send: (files: readonly File[], directory: string) => Promise<void>;
  clear: () => void;
} {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const next = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: number, changes: Partial<UploadState>): void =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const sendOne = async (file: File, key: number, directory: string): Promise<void> => {
    try {
      change(key, { results: await sendFile(file, directory, (share) => change(key, { share })), share: 1 });
    } catch (failure) {
      change(key, { results: [refusedAs(file.name, failure)], share: 1 });
    }
    await revalidate();
  };
  return {
    uploads,
    send: async (files, directory) => {
      const started = files.map((file) => ({ file, key: (next.current += 1) }));
      setUploads((now) => [...now, ...started.map(({ file, key }) => ({ key, name: file.name, share: 0, results: null }))]);
      for (const { file, key } of started) queue.current = queue.current.then(async () => sendOne(file, key, directory));
      await queue.current;
    },
    clear: () => setUploads((now) => now.filter(({ results }) => results === null)),
  };
}
