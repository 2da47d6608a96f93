import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WishKind } from '#contract/order-wish.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { Optional } from '../form/optional.tsx';
import { StepForm } from '../form/step-form.tsx';

const kinds: readonly WishKind[] = ['change', 'cancel'];

/** Asks for a change, in words, or for a cancellation, with or without a reason. Opened by a button, whose place the first field takes. */
export default function WishForm({ onSend }: { onSend: (wish: { kind: WishKind; text: string }) => Promise<void> }) {
  const t = useTranslations('wish');
  const [kind, setKind] = useState<WishKind>('change');
  const [text, setText] = useState('');
  const label = t(`text.${kind}`);
  const errors = useFormErrors({ text: label });
  useEffect(() => document.querySelector<HTMLInputElement>('[name=wishKind]:checked')?.focus(), []);
  const submit = async (): Promise<void> => {
    if (kind === 'change' && text.trim() === '') {
      errors.refuse([refusal('validation.required', {}, 'text')]);
      return;
    }
    errors.clear();
    await onSend({ kind, text });
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
