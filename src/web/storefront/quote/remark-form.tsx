import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answerQuote } from '#contract/quote.ts';
import type { Quote, QuotePosition } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useFormErrors } from '../checkout/form-errors.ts';
import { StepForm } from '../checkout/step-form.tsx';
import type { QuoteAccess } from './quote-access.ts';

/** A word to the shop about one line. */
export function RemarkForm({
  access,
  position,
  onChange,
}: {
  access: QuoteAccess;
  position: QuotePosition;
  onChange: (quote: Quote) => void;
}) {
  const t = useTranslations('quote');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const errors = useFormErrors({ text: t('message') });
  const title = t('remarkOn', { name: position.name });
  const submit = async (): Promise<void> => {
    errors.clear();
    const quote = await call(answerQuote, { body: { ...access, kind: 'remark', positionId: position.id, text } });
    setText('');
    setOpen(false);
    toast.success(t('sent'));
    onChange(quote);
  };
  return (
    <>
      <Button kind="plain" aria-label={title} onClick={() => setOpen(true)}>
        {t('remark')}
      </Button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <StepForm errors={errors} next={t('send')} onSubmit={submit}>
          <TextField
            label={t('message')}
            name="text"
            id={`remark-${position.id}`}
            multiline
            required
            maxLength={2000}
            value={text}
            onChange={(value) => {
              errors.typed('text');
              setText(value);
            }}
            error={errors.at('text')}
          />
        </StepForm>
      </Dialog>
    </>
  );
}
