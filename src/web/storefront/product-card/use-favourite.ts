/** A mark that shows at once and is taken back when the server refuses. Clicks while a call is under way are kept: the last one counts. */
import { useRef, useState } from 'react';
import { storeCustomerProduct } from '#contract/favourite.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

export function useFavourite(productId: number, stored: boolean, onStored?: (isFavorite: boolean) => void) {
  const toast = useToast();
  const failureText = useFailureText();
  const [shown, setShown] = useState(stored);
  const wanted = useRef(stored);
  const sending = useRef(false);
  const send = async (): Promise<void> => {
    let kept = !wanted.current;
    sending.current = true;
    try {
      while (kept !== wanted.current) {
        const isFavorite = wanted.current;
        // Each mark waits for the one before it, or they could overtake each other.
        // oxlint-disable-next-line no-await-in-loop
        await call(storeCustomerProduct, { body: { productId, isFavorite } });
        kept = isFavorite;
      }
      onStored?.(kept);
    } catch (failure) {
      wanted.current = kept;
      setShown(kept);
      toast.error(failureText(failure));
    } finally {
      sending.current = false;
    }
  };
  return {
    isFavorite: shown,
    toggle: (): void => {
      wanted.current = !wanted.current;
      setShown(wanted.current);
      if (!sending.current) void send();
    },
  };
}
