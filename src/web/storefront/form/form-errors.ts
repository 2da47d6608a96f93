import { useState } from 'react';
import type { ErrorItem } from '#contract/failure.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import type { ErrorSummaryItem } from '#web/ui/error-summary.tsx';

/** The input for a path of the request: its last part, except that a company's name has its own field. */
function fieldOfPath(path: string | undefined, fields: readonly string[]): string {
  if (path === undefined) return '';
  const name = path.endsWith('companyInfo.name') ? 'companyName' : (path.split('.').at(-1) ?? '');
  return fields.includes(name) ? name : '';
}

export interface FormErrors {
  /** For the summary above the form; unchanged until the form is sent again, since a new one takes the focus. */
  summary: readonly ErrorSummaryItem[];
  /** Errors without a field, e.g. that the server could not be reached. */
  general: readonly string[];
  at: (field: string) => string | undefined;
  refuse: (refusals: readonly Refusal[]) => void;
  fail: (failure: unknown) => void;
  /** Marks a field as being corrected, which hides its error. */
  typed: (field: string) => void;
  /** Props of an input in the form: its value, its error, and a handler that clears the error on typing. */
  input: (name: string, value: string, change: (text: string) => void) => FormInput;
  clear: () => void;
  /** Sent, and its fields are empty again: nothing of them counts as typed. */
  reset: () => void;
}

export interface FormInput {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface State {
  found: readonly ErrorSummaryItem[];
  summary: readonly ErrorSummaryItem[];
  general: readonly string[];
  corrected: readonly string[];
  /** Fields typed into, and those of them that were left: from then on their current values are checked. */
  dirty: readonly string[];
  left: readonly string[];
}

const none: State = { found: [], summary: [], general: [], corrected: [], dirty: [], left: [] };

/**
 * The errors of one form, in words, found here or returned by the server, at their fields where they have one.
 * `labels`: field names for the summary; empty: no name needed. `problems`: of the current values.
 */
export function useFormErrors(labels: Readonly<Record<string, string>>, problems: readonly Refusal[] = []): FormErrors {
  const [{ found, summary, general, corrected, dirty, left }, setState] = useState(none);
  const colon = useColon();
  const text = useFailureText();
  // A label that is a question gets no colon.
  const named = (label: string, words: string): string => (label === '' ? words : `${label}${label.endsWith('?') ? '' : colon} ${words}`);
  const show = (errors: readonly ErrorSummaryItem[]): void => {
    const shown = errors
      .filter(({ field }) => field !== '')
      .map((error) => ({ ...error, text: named(labels[error.field] ?? '', error.text) }));
    const general = errors.filter(({ field }) => field === '').map(({ text: words }) => words);
    setState((now) => ({ ...now, found: errors, summary: shown, general, corrected: [] }));
  };
  const ofItem = (item: ErrorItem): ErrorSummaryItem => ({ field: fieldOfPath(item.field, Object.keys(labels)), text: text.item(item) });
  const at = (field: string): string | undefined => {
    const said = found.find((error) => error.field === field);
    if (said !== undefined && !corrected.includes(field)) return said.text;
    const judged = left.includes(field) || said !== undefined;
    const problem = judged ? problems.find((each) => each.field === field) : undefined;
    return problem === undefined ? undefined : text.key(problem.key, { ...problem.params });
  };
  const typed = (field: string): void => {
    if (corrected.includes(field) && dirty.includes(field)) return;
    setState((now) => ({ ...now, corrected: [...now.corrected, field], dirty: [...now.dirty, field] }));
  };
  const leave = (field: string): void => {
    if (dirty.includes(field) && !left.includes(field)) setState((now) => ({ ...now, left: [...now.left, field] }));
  };
  return {
    summary,
    general,
    at,
    refuse: (refusals) =>
      show(
        refusals.map(({ key, params, field }) => ({
          field: field ?? '',
          text: text.key(key, { ...params }),
          missing: key === 'validation.required',
        })),
      ),
    fail: (failure) => {
      const items = failure instanceof CallFailure ? failure.errors : [];
      show(items.length > 0 ? items.map(ofItem) : [{ field: '', text: text(failure) }]);
    },
    typed,
    input: (name, value, change) => ({
      name,
      value,
      onChange: (text) => {
        typed(name);
        change(text);
      },
      onBlur: () => leave(name),
      error: at(name),
    }),
    clear: () => setState(({ dirty, left }) => ({ ...none, dirty, left })),
    reset: () => setState(none),
  };
}
