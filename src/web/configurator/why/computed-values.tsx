/** The values the model computes from the choices, each with its explanation. */
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { why } from '#domain/configurator/why.ts';
import { explanation } from './explanation.ts';
import { useExplanationWords } from './use-explanation-words.ts';
import { WhyButton } from './why-button.tsx';
import styles from './computed-values.module.css';

export default function ComputedValues({ compiled, values }: { compiled: CompiledModel; values: Values }) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const words = useExplanationWords(compiled);
  const shown = useMemo(() => {
    const { model } = compiled;
    const ids = [...model.let.filter(({ label }) => label !== undefined).map(({ id }) => id), ...Object.keys(model.outputs)];
    return ids.flatMap((id) => {
      const answer = why(compiled, values, id);
      return answer === null ? [] : [explanation(answer, language, words)];
    });
  }, [compiled, values, language, words]);
  if (shown.length === 0) return <p className="muted">{t('nothingComputed')}</p>;
  return (
    <dl className={styles['computed']}>
      {shown.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <WhyButton compiled={compiled} values={values} subject={{ id }} name={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
