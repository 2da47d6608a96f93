import * as wire from '#contract/operation.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { queueStates, retryFailed, serviceStates } from './operation.ts';
import type { OperationServices } from './operation.ts';

export function operationRoutes(services: OperationServices): Binding[] {
  return [
    bind(wire.readOperation, async () => ({ services: await serviceStates(services), queues: await queueStates(services) })),
    bind(wire.retryQueue, async ({ params }) => ({ count: await retryFailed(services, params.queue) })),
  ];
}
