import { useEffect, useState } from 'react';
import { readOrders } from '#contract/order.ts';
import { call } from '#web/call.ts';

const everyMs = 30_000;

/** Number of orders received since the list was loaded; polls every half minute while the page is visible. */
export function useNewOrders(newestId: number): number {
  const [seen, setSeen] = useState<readonly number[]>([]);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const { items } = await call(readOrders, { query: { perPage: 20 } });
      setSeen(items.map((order) => order.id));
    };
    // A failed poll is followed by the next one.
    const timer = setInterval(() => void ask().catch(() => undefined), everyMs);
    return () => clearInterval(timer);
  }, []);
  return seen.filter((id) => id > newestId).length;
}
