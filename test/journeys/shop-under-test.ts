// The running shop that the journeys visit: one random port for the runner and all its workers, and the staff account it is started with.
import { randomInt } from 'node:crypto';

// Workers load this file again; the runner's choice reaches them through the environment.
process.env['JOURNEY_PORT'] ??= String(randomInt(20_000, 32_000));

export const port = Number(process.env['JOURNEY_PORT']);
export const baseUrl = `http://127.0.0.1:${port}`;
export const staff = { email: 'reise@kistenwerk.example', password: 'nur-fuer-die-reise-7' };
