import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answerQuote } from '#contract/quote-link.ts';
import type { Quote, QuotePosition } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageForm } from './message-form.tsx';
import type { QuoteAccess } from './quote-access.ts';

/** A message to the shop about one line. */
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
  const [open, setOpen] = useState(false);
  const title = t('remarkOn', { name: position.name });
  const send = async (text: string): Promise<void> => {
    const quote = await call(answerQuote, { body: { ...access, kind: 'remark', positionId: position.id, text } });
    setOpen(false);
    onChange(quote);
  };
  return (
    <>
      <Button kind="plain" aria-label={title} onClick={() => setOpen(true)}>
        {t('remark')}
      </Button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <MessageForm id={`remark-${position.id}`} onSend={send} />
      </Dialog>
    </>
  );
}
