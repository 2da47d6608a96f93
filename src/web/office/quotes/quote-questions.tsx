import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { useConfigurationWords } from '../document/use-configuration-words.ts';
import { wordsFrom } from '../record/choice-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { officeWords } from '../frame/office-words.ts';
import { Ask } from '../ui/ask.tsx';
import { fieldLabel } from './quote-form.ts';
import { quoteWords as t } from './quote-words.ts';
import { isUnseen } from './quote-view.ts';
import { LoseDialog } from './lose-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { Preview } from './use-preview.ts';
import type { QuoteControl } from './use-quote.ts';
import type { TermChoices } from './use-term-choices.ts';

interface QuoteQuestionsProps {
  control: QuoteControl;
  preview: Preview;
  choices: TermChoices;
  today: PlainDate;
}

/** Confirmations before irreversible actions, and the dialog for edit conflicts. */
export function QuoteQuestions({ control, preview, choices, today }: QuoteQuestionsProps) {
  const { stored: quote, draft, question, ask, unsaved } = control;
  const configurationWord = useConfigurationWords(control.conflict);
  const wordOf = wordsFrom(choices);
  const blocker = useLeaveGuard(unsaved.length > 0);
  return (
    <>
      <SendDialog control={control} preview={preview} />
      {question === 'order' ? <OrderDialog control={control} today={today} /> : null}
      <LoseDialog control={control} />
      <Ask
        title={isUnseen(quote) ? t.deleteTitle(quote.formattedId) : t.withdrawTitle(quote.formattedId)}
        text={isUnseen(quote) ? t.deleteText : t.withdrawText}
        verb={isUnseen(quote) ? t.deleteNow : t.withdrawNow}
        back={officeWords.keep}
        open={question === 'withdraw'}
        onYes={() => void control.withdraw()}
        onNo={() => ask(null)}
      />
      <LeaveQuestion blocker={blocker} />
      <ConflictDialog
        record={control}
        labelOf={(field) => fieldLabel(draft, field)}
        textOf={(field, value) => configurationWord(field, value) ?? wordOf(field, value)}
      />
    </>
  );
}
