/** Calls that give up: where the net is bad an answer may never come, and whatever waits behind it would wait too. */
import type { AnyEndpoint, Call, CallOptions, InputOf, OutputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';

export const inTime =
  (ms: number): Call =>
  async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> => {
    try {
      return await call(endpoint, input, { ...options, signal: AbortSignal.timeout(ms) });
    } catch (error) {
      throw error instanceof CallFailure ? error : new CallFailure(0, [{ message: 'offline', params: {} }]);
    }
  };
