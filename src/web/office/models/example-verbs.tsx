import { useState } from 'react';
import type { DraftEvaluation, ModelContent } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import pageStyles from '../ui/page.module.css';
import { textAt, valueAt, withValue } from './content-path.ts';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import { valuesOf } from './start-values.ts';
import type { DraftHistory } from '../record/use-draft-history.ts';

interface ExampleVerbsProps {
  content: ModelContent;
  evaluation: DraftEvaluation | null;
  values: Values;
  readOnly: boolean;
  history: DraftHistory<ModelContent>;
  onValues: (values: Values) => void;
}

/** Loads an example into the panel on the right, or makes an example of the values there. */
export function ExampleVerbs({ content, evaluation, values, readOnly, history, onValues }: ExampleVerbsProps) {
  const [chosen, setChosen] = useState(0);
  const keep = (): void => {
    if (evaluation?.product == null) return;
    const outputs = Object.fromEntries(
      evaluation.values.flatMap(({ id, value }) => (isOutput(content, id) && typeof value === 'number' ? [[id, value]] : [])),
    );
    const name = Object.values(values).join(' × ');
    const { parts } = evaluation.product.totals;
    history.change((now) =>
      withValue(now, ['examples', now.examples.length], { name, values, expect: { outputs, totals: { parts }, problems: [] } }),
    );
  };
  return (
    <p className={styles['exampleVerbs']}>
      <select aria-label={t.parts.examples} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
        {content.examples.map((example, index) => (
          <option key={index} value={index}>
            {textAt(example, ['name']) || index + 1}
          </option>
        ))}
      </select>
      <button type="button" className={pageStyles['button']} onClick={() => onValues(valuesOf(content.examples[chosen]))}>
        {t.showExample}
      </button>
      {readOnly ? null : (
        <button type="button" className={pageStyles['button']} disabled={evaluation?.product == null} onClick={keep}>
          {t.newExample}
        </button>
      )}
    </p>
  );
}

const isOutput = (content: ModelContent, id: string): boolean => valueAt(content, ['document', 'outputs', id]) !== undefined;
