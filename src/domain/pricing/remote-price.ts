/**
 * A price that another company's service computes: where to ask, how it calls the facts of a product, at which quantities the published ladder is sampled.
 * Specification: back office §3 (Remote price), storefront §7 (length, width, height, quantity, fefco, material, print), domain decisions §3. It fetches nothing.
 */
import { z } from 'zod';
import type { Values } from '#domain/configurator/evaluation.ts';

export const remoteFacts = ['length', 'width', 'height', 'quantity', 'fefco', 'material', 'print'] as const;
type Fact = (typeof remoteFacts)[number];

const mostSamples = 12;

/** Names that the service has for the facts; a fact without a name is sent by its own. */
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

/** Query of the question, by the service's own names; facts that the product does not have are left out. */
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
