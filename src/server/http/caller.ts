/** The caller as counted by rate limits. */
import type { FastifyRequest } from 'fastify';
import { callerOf } from '#domain/access/network.ts';

export function callerOfRequest(request: FastifyRequest): string {
  // Unlike its type, the address is absent once the caller has hung up.
  const address = request.ip as string | undefined;
  return callerOf(address ?? '');
}
