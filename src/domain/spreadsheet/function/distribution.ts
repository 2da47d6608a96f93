/** Probability: normal, binomial, Poisson and exponential distributions, and the error function. Specification: domain decisions §10. */
import { errors } from '../value.ts';
import { booleanAt, numberAt, numeric, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

/** The lower incomplete gamma function of one half by its series, the upper one by its continued fraction; both to full precision. */
function errorFunction(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  if (size < 2.5) {
    let [term, sum] = [size, size];
    for (let n = 1; Math.abs(term) > 1e-17 * sum && n < 200; n += 1) {
      term *= (-size * size) / n;
      sum += term / (2 * n + 1);
    }
    return (Math.sign(x) * 2 * sum) / Math.sqrt(Math.PI);
  }
  return Math.sign(x) * (1 - upperError(size));
}

/** 1 - erf for larger numbers. */
function upperError(size: number): number {
  let fraction = 0;
  for (let n = 120; n >= 1; n -= 1) fraction = n / 2 / (size + fraction);
  return Math.exp(-size * size) / ((size + fraction) * Math.sqrt(Math.PI));
}

function standardNormal(z: number): number {
  const size = Math.abs(z) / Math.SQRT2;
  const tail = size < 2.5 ? (1 - errorFunction(size)) / 2 : upperError(size) / 2;
  return z > 0 ? 1 - tail : tail;
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Bisects until the bounds are adjacent numbers, then refines once by the slope. */
function standardNormalInverse(probability: number): number {
  if (probability <= 0 || probability >= 1) throw errors.number;
  if (probability > 0.5) return -standardNormalInverse(1 - probability);
  let [low, high] = [-39, 0];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (standardNormal(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function positive(value: number): number {
  if (value <= 0) throw errors.number;
  return value;
}

const normal: ValueFunction = values('v', 4, 4, (args) => {
  const deviation = positive(numberAt(args, 2));
  const z = (numberAt(args, 0) - numberAt(args, 1)) / deviation;
  return booleanAt(args, 3) ? standardNormal(z) : density(z) / deviation;
});
const stepsOfInverse = 200;
const normalInverse = values('v', 3, 3, (args, { spend }) => {
  spend(stepsOfInverse);
  return numberAt(args, 1) + positive(numberAt(args, 2)) * standardNormalInverse(numberAt(args, 0));
});
const standardInverse = values('v', 1, 1, (args, { spend }) => {
  spend(stepsOfInverse);
  return standardNormalInverse(numberAt(args, 0));
});

function logBinomial(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) sum += Math.log((n - i + 1) / i);
  return sum;
}

const mostTrials = 1_000_000;

function binomial(successes: number, trials: number, share: number): number {
  if (share === 0 || share === 1) return Number(successes === (share === 0 ? 0 : trials));
  return Math.exp(logBinomial(trials, successes) + successes * Math.log(share) + (trials - successes) * Math.log(1 - share));
}

/** The sum of the first terms, each counted as a step. */
function cumulated(last: number, term: (k: number) => number, spend: (steps: number) => void): number {
  let sum = 0;
  for (let k = 0; k <= last; k += 1) {
    spend(1 + k);
    sum += term(k);
  }
  return Math.min(1, sum);
}

const binomialDistribution = values('v', 4, 4, (args, { spend }) => {
  const [successes, trials, share] = [Math.trunc(numberAt(args, 0)), Math.trunc(numberAt(args, 1)), numberAt(args, 2)];
  if (successes < 0 || successes > trials || trials > mostTrials || share < 0 || share > 1) throw errors.number;
  spend(Math.min(successes, trials - successes));
  return booleanAt(args, 3) ? cumulated(successes, (k) => binomial(k, trials, share), spend) : binomial(successes, trials, share);
});

function poisson(events: number, mean: number): number {
  let log = -mean;
  for (let k = 1; k <= events; k += 1) log += Math.log(mean / k);
  return mean === 0 ? Number(events === 0) : Math.exp(log);
}

const poissonDistribution = values('v', 3, 3, (args, { spend }) => {
  const [events, mean] = [Math.trunc(numberAt(args, 0)), numberAt(args, 1)];
  if (events < 0 || events > mostTrials || mean < 0) throw errors.number;
  spend(events);
  return booleanAt(args, 2) ? cumulated(events, (k) => poisson(k, mean), spend) : poisson(events, mean);
});

const exponential = values('v', 3, 3, (args) => {
  const [value, rate] = [numberAt(args, 0), positive(numberAt(args, 1))];
  if (value < 0) throw errors.number;
  return booleanAt(args, 2) ? 1 - Math.exp(-rate * value) : rate * Math.exp(-rate * value);
});

const confidence = numeric(3, 3, (alpha, deviation = 0, size = 0) => {
  if (alpha <= 0 || alpha >= 1 || deviation <= 0 || size < 1) throw errors.number;
  return (standardNormalInverse(1 - alpha / 2) * deviation) / Math.sqrt(Math.trunc(size));
});

export const distributionFunctions: FunctionTable = {
  'NORM.DIST': normal,
  NORMDIST: normal,
  'NORM.INV': normalInverse,
  NORMINV: normalInverse,
  'NORM.S.DIST': values('v', 2, 2, (args) => (booleanAt(args, 1) ? standardNormal(numberAt(args, 0)) : density(numberAt(args, 0)))),
  NORMSDIST: numeric(1, 1, standardNormal),
  'NORM.S.INV': standardInverse,
  NORMSINV: standardInverse,
  PHI: numeric(1, 1, density),
  GAUSS: numeric(1, 1, (z) => standardNormal(z) - 0.5),
  STANDARDIZE: numeric(3, 3, (value, mean = 0, deviation = 1) => (value - mean) / positive(deviation)),
  'BINOM.DIST': binomialDistribution,
  BINOMDIST: binomialDistribution,
  'POISSON.DIST': poissonDistribution,
  POISSON: poissonDistribution,
  'EXPON.DIST': exponential,
  EXPONDIST: exponential,
  'CONFIDENCE.NORM': confidence,
  CONFIDENCE: confidence,
  ERF: numeric(1, 2, (low, high) => (high === undefined ? errorFunction(low) : errorFunction(high) - errorFunction(low))),
  'ERF.PRECISE': numeric(1, 1, errorFunction),
  ERFC: numeric(1, 1, (value) => 1 - errorFunction(value)),
};
