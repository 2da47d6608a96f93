import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved input is lost: inside the office by a dialog, elsewhere by the browser. */
export function useLeaveGuard(isUnsaved: boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return blocker;
}
