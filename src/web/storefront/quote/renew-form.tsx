import { useTranslations } from 'use-intl';
import { answerQuote } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import type { QuoteAccess } from './quote-access.ts';

/** Requests the renewal of an expired quote, once per version sent. */
export function RenewForm({ quote, access, onChange }: { quote: Quote; access: QuoteAccess; onChange: (quote: Quote) => void }) {
  const t = useTranslations('quote');
  const errors = useFormErrors({});
  const sentAt = quote.versions[0]?.sentAt ?? '';
  if (quote.messages.some(({ kind, at }) => kind === 'renewal' && at > sentAt)) return <p role="status">{t('renewed')}</p>;
  return (
    <StepForm
      errors={errors}
      next={t('renew')}
      onSubmit={async () => {
        errors.clear();
        onChange(await call(answerQuote, { body: { ...access, kind: 'renewal' } }));
      }}
    >
      {null}
    </StepForm>
  );
}
