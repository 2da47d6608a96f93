import { useState } from 'react';
import { lostReasons } from '#domain/quote/lost-reason.ts';
import type { LostReason } from '#domain/quote/lost-reason.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { quoteWords as t } from './quote-words.ts';
import type { QuoteControl } from './use-quote.ts';

/** Why the customer does not order: one of the reasons counted in statistics, and free text. */
export function LoseDialog({ control: { stored: quote, question, ask, lose, busy } }: { control: QuoteControl }) {
  const [reason, setReason] = useState<LostReason>('price');
  const [text, setText] = useState('');
  return (
    <Dialog beginsAt="field" title={t.loseTitle(quote.formattedId)} open={question === 'lose'} onClose={() => ask(null)}>
      <p>{t.loseText}</p>
      <PlainSelect
        id="lost-reason"
        label={t.reason}
        value={reason}
        options={lostReasons.map((value) => [value, t.lostReasons[value]] as const)}
        onChange={(value) => setReason(value as LostReason)}
      />
      <PlainField id="lost-text" label={t.lostText} lines={2} maxLength={1000} value={text} onChange={setText} />
      <DialogFoot verb={t.loseNow} busy={busy} onYes={() => void lose(reason, text)} onBack={() => ask(null)} />
    </Dialog>
  );
}
