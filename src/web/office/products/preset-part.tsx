import { lazy, Suspense, useState } from 'react';
import type { ProductHead } from '#contract/product-head.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import pageStyles from '../ui/page.module.css';
import { PlainCheck } from '../ui/plain-check.tsx';
import { presetText } from './field-text.ts';
import { ticked } from './product-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import styles from './product-edit.module.css';
import { productWords as t } from './product-words.ts';

const ConfiguratorModal = lazy(async () => import('#web/configurator/modal/configurator-modal.tsx'));

interface PresetPartProps {
  head: ProductHead;
  draft: ProductDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
}

/** The preset of a product with a model: chosen in the configurator, as customers do. */
export function PresetPart({ head, draft, problems, onChange }: PresetPartProps) {
  const { articleNumber, name, configuration } = head;
  const [open, setOpen] = useState(false);
  const preset = draft['preset'] === undefined || draft['preset'] === '' ? {} : (JSON.parse(draft['preset']) as Values);
  const refused = Object.entries(problems).filter(([field]) => field === 'preset' || field.startsWith('preset.'));
  return (
    <section aria-labelledby="form-preset">
      <h2 id="form-preset">{t.sections.preset}</h2>
      <PlainCheck
        id="canBeConfigured"
        label={t.fields.canBeConfigured}
        checked={draft['canBeConfigured'] === ticked}
        onChange={(is) => onChange('canBeConfigured', is ? ticked : '')}
      />
      <p className={styles['preset']}>{presetText(head, draft['preset'] ?? '')}</p>
      {refused.map(([field, text]) => (
        <p key={field} role="alert" className={styles['refused']}>
          {text}
        </p>
      ))}
      {configuration === null ? null : (
        <button type="button" className={pageStyles['button']} onClick={() => setOpen(true)}>
          {t.configure}
        </button>
      )}
      {open && configuration !== null ? (
        <Suspense>
          <ConfiguratorModal
            name={name.de}
            articleNumber={articleNumber}
            configuration={{ ...configuration, values: { ...configuration.values, ...preset } }}
            quantity={1}
            viewOnly={false}
            place={articleNumber}
            onOk={(chosen) => {
              onChange('preset', JSON.stringify(chosen.configuration.values));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
