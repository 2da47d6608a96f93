/** A favourite that toggles at once and is reverted if the server refuses. Of several clicks during a call the last one counts. */
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
        // Each call waits for the one before it, or they could overtake each other.
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
