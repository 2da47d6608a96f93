import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';

/** A message to the shop; `id` where a page has several such forms. */
export function MessageForm({ id, onSend }: { id?: string; onSend: (text: string) => Promise<void> }) {
  const t = useTranslations('quote');
  const toast = useToast();
  const [text, setText] = useState('');
  const errors = useFormErrors({ text: t('message') });
  const submit = async (): Promise<void> => {
    errors.clear();
    await onSend(text);
    setText('');
    toast.success(t('sent'));
  };
  return (
    <StepForm errors={errors} next={t('send')} onSubmit={submit}>
      <TextField
        label={t('message')}
        {...errors.input('text', text, setText)}
        {...(id === undefined ? {} : { id })}
        multiline
        required
        maxLength={2000}
      />
    </StepForm>
  );
}
