import { logOut } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Logs out and loads the home page as a fresh document, so that no personal data stays in memory. */
export function useLogOut(): () => Promise<void> {
  const toast = useToast();
  const failureText = useFailureText();
  return async () => {
    try {
      await call(logOut, {});
      location.assign('/');
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}
