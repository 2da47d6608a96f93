/**
 * The premium for insuring a work's transport: a rate of the declared value by zone, kind of work and way of transport, never less than the minimum premium.
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import type { WorkMaterial } from './packing.ts';

export const insuranceKinds = ['WOOD_PAINTINGS', 'STONE_CERAMICS'] as const;
export type InsuranceKind = (typeof insuranceKinds)[number];

export const transportModes = ['AIR', 'SEA'] as const;
export type TransportMode = (typeof transportModes)[number];

export interface InsuranceRate {
  readonly provider: string;
  readonly zone: number;
  readonly kind: InsuranceKind;
  readonly mode: TransportMode;
  /** Hundred-thousandths of the declared value: 495 is 0.495 %. */
  readonly rate: number;
  readonly least: Rappen;
}

export interface Premium {
  readonly rate: InsuranceRate;
  readonly premium: Rappen;
}

const wholeRate = 100_000;

/** Rounded up to five Rappen, as premiums are billed. */
export function premiumOf(rate: InsuranceRate, declared: Rappen): Rappen {
  const exact = (BigInt(declared) * BigInt(rate.rate) + BigInt(wholeRate) - 1n) / BigInt(wholeRate);
  return rappen(Math.max(Math.ceil(Number(exact) / 5) * 5, rate.least));
}

/** The cheapest that covers it; null: not insurable. */
export function cheapestPremium(
  rates: readonly InsuranceRate[],
  { zone, kind, mode, declared }: { zone: number; kind: InsuranceKind; mode: TransportMode; declared: Rappen },
): Premium | null {
  const fitting = rates.filter((rate) => rate.zone === zone && rate.kind === kind && rate.mode === mode);
  const premiums = fitting.map((rate) => ({ rate, premium: premiumOf(rate, declared) }));
  return premiums.toSorted((one, other) => one.premium - other.premium)[0] ?? null;
}

/** The more delicate one where works of both kinds travel together. */
export function insuranceKindOf(materials: readonly WorkMaterial[]): InsuranceKind {
  return materials.includes('STONE') ? 'STONE_CERAMICS' : 'WOOD_PAINTINGS';
}
