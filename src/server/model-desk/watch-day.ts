/** Checks every minute whether the day of planned material prices has come. */
import { takeDuePrices } from './material-prices.ts';
import type { MaterialServices } from './material-prices.ts';

const everyMs = 60_000;

export function watchPriceDay(services: MaterialServices, failed: (error: unknown) => void): { stop: () => void } {
  const look = (): void => void takeDuePrices(services).catch(failed);
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
