import { useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { officeWords } from '../frame/office-words.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import viewStyles from './customer-view.module.css';
import { quoteWords as t } from './quote-words.ts';
import type { Preview } from './use-preview.ts';
import type { QuoteControl } from './use-quote.ts';

/** The mail as it will be sent, with an editable introduction; one button sends it. */
export function SendDialog({ control, preview }: { control: QuoteControl; preview: Preview }) {
  const { stored: quote, draft, change, question, ask } = control;
  const open = question === 'send';
  const { read, seen } = preview;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (open) read();
  }, [open, read]);
  const shown = text ?? (draft.mailText === '' ? (seen?.mailText ?? '') : draft.mailText);
  return (
    <Dialog beginsAt="field" title={t.sendTitle(quote.formattedId, quote.versionNumber + 1)} open={open} onClose={() => ask(null)} wide>
      <p>{t.sendText(seen?.mail.recipient ?? quote.customer.email, quote.versionNumber === 0)}</p>
      {preview.problem === null ? null : <p role="alert">{preview.problem}</p>}
      <PlainField
        id="mailText"
        label={t.fields.mailText}
        lines={3}
        maxLength={2000}
        value={shown}
        onChange={(mailText) => {
          setText(mailText);
          change({ ...draft, mailText });
        }}
      />
      {/* It keeps its place while it is read: what is pressed below must not move away. */}
      {seen === null && !preview.isReading ? null : (
        <>
          <p className={viewStyles['subject']}>
            <b>{seen?.mail.subject ?? t.readingPreview}</b>
            <button type="button" className={pageStyles['button']} disabled={seen === null} onClick={read}>
              {t.readPreview}
            </button>
          </p>
          <iframe className={viewStyles['mail']} title={t.views.mail} sandbox="" srcDoc={seen?.mail.html ?? ''} />
        </>
      )}
      <div className={pageStyles['answer']}>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['main']}`}
          disabled={control.busy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void control.send()}
        >
          {t.sendNow} <kbd aria-hidden="true">Ctrl ↵</kbd>
        </button>
        <button type="button" className={pageStyles['button']} onClick={() => ask(null)}>
          {officeWords.cancel}
        </button>
      </div>
    </Dialog>
  );
}
