import { useRevalidator } from 'react-router';
import { startProduction } from '#contract/order-state.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';

/** Records at once, without asking, that production started or did not: the opposite action undoes it. */
export function useStartProduction({ id, version }: Order): (started: boolean) => Promise<void> {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async (started) => {
    try {
      await call(startProduction, { params: { id }, body: { started, version } });
      toast.success(officeWords.done);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
}
