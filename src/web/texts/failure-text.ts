/**
 * Text of a failed call for the user: each error is looked up under `errors.<message>`, for buyers also under `buyerErrors.<message>`, in the office under
 * `deskErrors.<message>` (or as it is, for `validation.…`), with its parameters; without a translation the raw message; several joined by line breaks.
 */
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import type { ErrorItem } from '#contract/failure.ts';

interface Translate {
  (key: string, params?: Record<string, string | number>): string;
  has: (key: string) => boolean;
}

const places = ['errors', 'buyerErrors', 'deskErrors', 'parcelErrors', 'wish.errors'];

function errorItemText(translate: Translate, { message, params }: ErrorItem): string {
  const key = [...places.map((place) => `${place}.${message}`), message].find((each) => translate.has(each));
  return key === undefined ? message : translate(key, params);
}

function failureText(translate: Translate, failure: unknown): string {
  if (!(failure instanceof CallFailure)) {
    return errorItemText(translate, {
      message: failure instanceof Error && failure.message !== '' ? failure.message : 'unexpectedError',
      params: {},
    });
  }
  if (failure.errors.length === 0) return errorItemText(translate, { message: 'unexpectedError', params: {} });
  return [...new Set(failure.errors.map((item) => errorItemText(translate, item)))].join('\n');
}

export interface FailureText {
  (failure: unknown): string;
  /** One error of the list, e.g. to show at its field. */
  item: (item: ErrorItem) => string;
  /** A bare key, e.g. the `problem` of a cart line. */
  key: (message: string, params?: ErrorItem['params']) => string;
}

export function useFailureText(): FailureText {
  const translate = useTranslations() as unknown as Translate;
  const text = (failure: unknown): string => failureText(translate, failure);
  return Object.assign(text, {
    item: (item: ErrorItem) => errorItemText(translate, item),
    key: (message: string, params: ErrorItem['params'] = {}) => errorItemText(translate, { message, params }),
  });
}
