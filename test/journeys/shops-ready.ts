// Runs before the journeys: both shops start at the same time, and the runner itself waits for one alone.
import { setTimeout as pause } from 'node:timers/promises';
import { furnitureShop } from './shop-under-test.ts';

const mostMs = 120_000;

export default async function shopsReady(): Promise<void> {
  const answers = async (): Promise<boolean> =>
    fetch(`${furnitureShop.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const begin = performance.now(); !(await answers()); await pause(50))
    if (performance.now() - begin > mostMs) throw new Error(`The furniture shop does not answer at ${furnitureShop.url}.`);
}
