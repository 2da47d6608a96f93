/** What the customer has asked to change about the order, and a form to ask for more, as long as something is left to change. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { writeOrderWish } from '#contract/order-wish.ts';
import type { OrderWish, WishKind } from '#contract/order-wish.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { Optional } from '../form/optional.tsx';
import { StepForm } from '../form/step-form.tsx';
import styles from './order-wish.module.css';
import { wishId } from './wish-id.ts';

const kinds: readonly WishKind[] = ['change', 'cancel'];

interface OrderWishesProps {
  uuid: string;
  /** Oldest first. */
  wishes: readonly OrderWish[];
}

export function OrderWishes({ uuid, wishes }: OrderWishesProps) {
  const t = useTranslations('order');
  const [told, setTold] = useState(wishes);
  return (
    <section id={wishId} className={styles['wish']} tabIndex={-1}>
      <h2>{t('wishTitle')}</h2>
      <div role="status">
        {told.length === 0 ? null : (
          <>
            <ol className={styles['told']}>
              {told.map(({ at, kind, text }) => (
                <li key={`${at} ${kind}`}>
                  <p className="small muted">{t(`wish.told.${kind}`, { day: dateText(localNow(Date.parse(at)).date) })}</p>
                  {text === '' ? null : <p className={styles['text']}>{text}</p>}
                </li>
              ))}
            </ol>
            <p>{t('wish.waits')}</p>
          </>
        )}
      </div>
      <WishForm onSend={async (wish) => setTold((await call(writeOrderWish, { params: { uuid }, body: wish })).items)} />
    </section>
  );
}

function WishForm({ onSend }: { onSend: (wish: { kind: WishKind; text: string }) => Promise<void> }) {
  const t = useTranslations('order.wish');
  const [kind, setKind] = useState<WishKind>('change');
  const [text, setText] = useState('');
  const label = t(`text.${kind}`);
  const errors = useFormErrors({ text: label });
  const submit = async (): Promise<void> => {
    if (kind === 'change' && text.trim() === '') {
      errors.refuse([refusal('validation.required', {}, 'text')]);
      return;
    }
    errors.clear();
    await onSend({ kind, text });
    setText('');
  };
  return (
    <StepForm errors={errors} next={t('send')} onSubmit={submit}>
      <RadioCards
        legend={t('legend')}
        name="wishKind"
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, title: t(`kind.${value}`) }))}
      />
      <TextField
        label={kind === 'cancel' ? <Optional text={label} /> : label}
        hint={kind === 'cancel' ? undefined : t('hint')}
        {...errors.input('text', text, setText)}
        multiline
        required={kind === 'change'}
        maxLength={2000}
      />
    </StepForm>
  );
}
