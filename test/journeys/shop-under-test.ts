// The running shops that the journeys visit: a random port each for the runner and all its workers, and the staff account they are started with.
import { randomInt } from 'node:crypto';

// Workers load this file again; they get the runner's choice through the environment.
function shopOn(name: string, from: number): { port: number; url: string } {
  process.env[name] ??= String(randomInt(from, from + 6000));
  const port = Number(process.env[name]);
  return { port, url: `http://127.0.0.1:${port}` };
}

export const packagingShop = shopOn('JOURNEY_PORT', 20_000);
export const furnitureShop = shopOn('JOURNEY_FURNITURE_PORT', 26_000);
export const staff = { email: 'reise@kistenwerk.example', password: 'nur-fuer-die-reise-7' };
