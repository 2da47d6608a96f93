import { ConflictDialog } from '../record/conflict.tsx';
import { recordWords } from '../record/record-words.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { officeTexts } from '../frame/office-words.ts';
import { Ask } from '../ui/ask.tsx';
import { fieldLabel } from './quote-form.ts';
import { quoteTexts as t } from './quote-texts.ts';
import { isUnseen } from './quote-view.ts';
import { LoseDialog } from './lose-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { Preview } from './use-preview.ts';
import type { QuoteControl } from './use-quote.ts';

/** What is asked before something that cannot be taken back, and when two people wrote at once. */
export function QuoteQuestions({ control, preview }: { control: QuoteControl; preview: Preview }) {
  const { stored: quote, draft, question, ask, conflict, resolve, unsaved } = control;
  const blocker = useLeaveGuard(unsaved.length > 0);
  return (
    <>
      <SendDialog control={control} preview={preview} />
      <LoseDialog control={control} />
      <Ask
        title={isUnseen(quote) ? t.deleteTitle(quote.formattedId) : t.withdrawTitle(quote.formattedId)}
        text={isUnseen(quote) ? t.deleteText : t.withdrawText}
        verb={isUnseen(quote) ? t.deleteNow : t.withdrawNow}
        back={officeTexts.cancel}
        open={question === 'withdraw'}
        onYes={() => void control.withdraw()}
        onNo={() => ask(null)}
      />
      <Ask
        title={recordWords.leaveTitle}
        text={recordWords.leaveText}
        verb={recordWords.leave}
        back={t.stay}
        open={blocker.state === 'blocked'}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      />
      <ConflictDialog conflict={conflict} labelOf={(field) => fieldLabel(draft, field)} onResolve={resolve} />
    </>
  );
}
