import { useCallback, useEffect, useState } from 'react';

/** Longer than carrier and price take as a rule; whoever waits longer sees what there is. */
const mostMs = 1500;

/** Is known what stands above, so that nothing moves when it comes? With the function that says so. */
export function useSettled(): [isSettled: boolean, settle: () => void] {
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  useEffect(() => {
    const timer = setTimeout(settle, mostMs);
    return () => clearTimeout(timer);
  }, [settle]);
  return [isSettled, settle];
}
