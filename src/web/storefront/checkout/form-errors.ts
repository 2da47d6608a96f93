import { useState } from 'react';
import type { ErrorItem } from '#contract/failure.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import type { ErrorSummaryItem } from '#web/ui/error-summary.tsx';

/** The input that a path of the request belongs to: its last part, but a company's name has a field of its own. */
export function fieldOfPath(path: string | undefined, fields: readonly string[]): string {
  if (path === undefined) return '';
  const name = path.endsWith('companyInfo.name') ? 'companyName' : (path.split('.').at(-1) ?? '');
  return fields.includes(name) ? name : '';
}

export interface FormErrors {
  list: readonly ErrorSummaryItem[];
  at: (field: string) => string | undefined;
  refuse: (refusals: readonly Refusal[]) => void;
  fail: (failure: unknown) => void;
  /** A field that is being corrected is no longer wrong. */
  typed: (field: string) => void;
  clear: () => void;
}

/** The errors of one form, in words: those found here and those the server answered, each at its field where it has one. */
export function useFormErrors(fields: readonly string[]): FormErrors {
  const [list, setList] = useState<readonly ErrorSummaryItem[]>([]);
  const text = useFailureText();
  const ofItem = (item: ErrorItem): ErrorSummaryItem => ({ field: fieldOfPath(item.field, fields), text: text.item(item) });
  return {
    list,
    at: (field) => list.find((error) => error.field === field)?.text,
    refuse: (refusals) => setList(refusals.map(({ key, params, field }) => ({ field: field ?? '', text: text.key(key, { ...params }) }))),
    fail: (failure) => {
      const items = failure instanceof CallFailure ? failure.errors : [];
      setList(items.length > 0 ? items.map(ofItem) : [{ field: '', text: text(failure) }]);
    },
    typed: (field) => {
      if (list.some((error) => error.field === field)) setList(list.filter((error) => error.field !== field));
    },
    clear: () => setList([]),
  };
}
