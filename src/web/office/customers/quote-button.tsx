import { useNavigate } from 'react-router';
import type { Customer } from '#contract/customer.ts';
import { officeQuotePath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { draftFor } from '../quotes/draft-for.ts';
import { quoteWords } from '../quotes/quote-words.ts';
import pageStyles from '../ui/page.module.css';
import { customerWords as t } from './customer-words.ts';

/** Creates an empty quote draft for this customer. */
export function QuoteButton({ customer }: { customer: Customer }) {
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const create = async (): Promise<void> => {
    try {
      const id = await draftFor(customer);
      if (id === null) toast.error(quoteWords.noAddress);
      else await navigate(officeQuotePath(id));
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <button type="button" className={pageStyles['button']} onClick={() => void create()}>
      {t.newQuote}
    </button>
  );
}
