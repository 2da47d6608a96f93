/** Whether a purchase can go by parcel carrier: the packages, or the first reason against it in the order in which a customer could do something about it. */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { needsCustoms } from './customs.ts';
import { largestPackage, packageCount, packageProblems, packagesOf } from './package.ts';
import type { ParcelLine, ParcelPackage } from './package.ts';

export interface ParcelQuestion {
  readonly lines: readonly BoughtLine[];
  readonly zipCode: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

export interface BoughtLine extends ParcelLine {
  /** Tariff number and origin are already known to customs. */
  readonly knownToCustoms: boolean;
}

export type ParcelFit = { readonly packages: readonly ParcelPackage[] } | { readonly problem: Refusal };

export function parcelFit({ lines, zipCode, country }: ParcelQuestion): ParcelFit {
  const problem = lineProblem(lines) ?? placeProblem(lines, zipCode, country);
  if (problem) return { problem };
  const packages = packagesOf(lines);
  const heavy = packages.find((each) => packageProblems({ ...each, count: 1 }).some(({ key }) => key === 'packageTooHeavy'));
  if (heavy) return { problem: refusal('parcelTooHeavy', { articleNumber: heavy.articleNumber, most: largestPackage.weightG / 1000 }) };
  const large = packages.find((each) => packageProblems({ ...each, count: 1 }).length > 0);
  if (large) return { problem: refusal('parcelTooLarge', { articleNumber: large.articleNumber, ...largestSides }) };
  return packageCount(packages) > largestPackage.count
    ? { problem: refusal('parcelTooMany', { most: largestPackage.count }) }
    : { packages };
}

const largestSides = { length: largestPackage.lengthCm, girth: largestPackage.lengthAndGirthCm };

function lineProblem(lines: readonly BoughtLine[]): Refusal | null {
  if (lines.length === 0) return refusal('parcelNothing');
  const unknown = lines.find(({ weightG, size }) => weightG === null || weightG <= 0 || size === null);
  return unknown ? refusal('parcelSizeUnknown', { articleNumber: unknown.articleNumber }) : null;
}

function placeProblem(lines: readonly BoughtLine[], zipCode: string, country: string): Refusal | null {
  if (zipCode.trim() === '') return refusal('parcelPlaceMissing');
  const unknown = needsCustoms(country) ? lines.find(({ knownToCustoms }) => !knownToCustoms) : undefined;
  return unknown ? refusal('parcelCustomsUnknown', { articleNumber: unknown.articleNumber }) : null;
}
