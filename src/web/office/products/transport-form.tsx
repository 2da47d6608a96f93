import { PlainField } from '../ui/plain-field.tsx';
import styles from './product-delivery.module.css';
import { productWords } from './product-words.ts';
import { isEmptyNeed, needFields } from './transport-draft.ts';
import type { Transport } from './use-transport.ts';

const t = productWords.delivery;

export function TransportForm({ transport: { control, save } }: { transport: Transport }) {
  const { draft, problems } = control;
  return (
    <form
      noValidate
      aria-label={t.need}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2>{t.need}</h2>
      <p className={styles['note']}>{isEmptyNeed(draft) ? t.bySize : t.explain}</p>
      {needFields.map((field) => (
        <PlainField
          key={field}
          id={field}
          label={t[field]}
          numeric
          maxLength={7}
          value={draft[field]}
          problem={problems[field]}
          onChange={(value) => control.change({ ...draft, [field]: value })}
        />
      ))}
    </form>
  );
}
