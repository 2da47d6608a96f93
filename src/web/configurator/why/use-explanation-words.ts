import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { ExplanationWords } from './explanation.ts';

const calls = ['ceil', 'floor', 'round', 'min', 'max', 'abs', 'sqrt'] as const;

/** The texts around a trace, in the visitor's language. */
export function useExplanationWords(compiled: CompiledModel): ExplanationWords {
  const t = useTranslations('configurator');
  const language = useLocale();
  return useMemo(() => {
    const choice = (id: string, value: string): string => {
      const param = compiled.model.params.find((candidate) => candidate.id === id);
      const option = param?.type === 'option' ? param.options.find((candidate) => candidate.value === value) : undefined;
      return option?.label[language] ?? value;
    };
    const call = (name: string): string | null => {
      const known = calls.find((each) => each === name);
      return known === undefined ? null : t(`formula.${known}`);
    };
    return {
      yes: t('yes'),
      no: t('no'),
      choice,
      call,
      equals: (value) => `= ${value}`,
      row: ({ table, row, key, limit }) =>
        limit === null || limit === key
          ? t('tableRow', { table, row: String(row), key })
          : t('tableRowUpTo', { table, row: String(row), key, limit }),
    };
  }, [compiled, language, t]);
}
