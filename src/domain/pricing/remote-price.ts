/**
 * A price computed by an external service: its address, its names for the product's facts, and the quantities at which the published ladder is sampled.
 * Specification: back office §3 (Remote price), storefront §7 (length, width, height, quantity,
 * fefco, material, print), domain decisions §3. It fetches nothing.
 */
import { z } from 'zod';
import type { Values } from '#domain/configurator/evaluation.ts';

export const remoteFacts = ['length', 'width', 'height', 'quantity', 'fefco', 'material', 'print'] as const;
type Fact = (typeof remoteFacts)[number];

const mostSamples = 12;

/** The service's names for the facts; a fact without an entry is sent under its own name. */
export const remotePriceSchema = z.strictObject({
  url: z.string().min(1).max(2000),
  apiParamNames: z.partialRecord(z.enum(remoteFacts), z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)).default({}),
  samplingPoints: z.array(z.number().int().min(1).max(100_000)).max(mostSamples).default([]),
});
export type RemotePrice = z.infer<typeof remotePriceSchema>;

const fefcoModel = /^fefco-(\d{4})$/;

function factOf(fact: Fact, modelId: string, values: Values): string | null {
  if (fact === 'fefco') return fefcoModel.exec(modelId)?.[1] ?? null;
  const value = fact === 'material' ? (values['material'] ?? values['flute']) : values[fact];
  return value === undefined ? null : String(value);
}

/** The query parameters, under the service's own names; facts that the product lacks are left out. */
export function remoteQuestion(
  { apiParamNames }: Pick<RemotePrice, 'apiParamNames'>,
  { modelId, values }: { modelId: string; values: Values },
  quantity: number,
): [name: string, value: string][] {
  return remoteFacts.flatMap((fact): [string, string][] => {
    const value = fact === 'quantity' ? String(quantity) : factOf(fact, modelId, values);
    return value === null ? [] : [[apiParamNames[fact] ?? fact, value]];
  });
}
