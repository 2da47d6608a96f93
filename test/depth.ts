// How thorough the tests are: `npm test` samples, `npm run test:long` sweeps.
// TEST_SEED repeats a failure; the sample always uses the same random numbers.

export const isLong = process.env['TEST_DEPTH'] === 'long';

/** Number of random cases: the sample or the sweep. */
export const depth = (sample: number, sweep: number): number => (isLong ? sweep : sample);

const usualSeed = 20_261_121;

/** The seed of all random cases of this run. */
export const seed = Number(process.env['TEST_SEED'] ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : usualSeed));
