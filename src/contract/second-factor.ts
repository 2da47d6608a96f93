/** One's own second factor: codes of an authenticator on the phone, and recovery codes in case it is lost. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, line } from './wire.ts';

export const SecondFactorState = z.object({
  /** null: none. */
  since: Instant.nullable(),
  /** Number of codes left. */
  recoveryCodes: z.number().int(),
  /** True: a role requires it, it cannot be removed. */
  required: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

const CurrentPassword = z.strictObject({ currentPassword: z.string().max(200) });

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/second-factor',
  tag: 'auth',
  summary: 'Whether the caller’s own log-in asks for a code',
  access: 'session',
  response: SecondFactorState,
});

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor',
  tag: 'auth',
  summary: 'A new secret for an authenticator; it counts once a code of it was given',
  access: 'session',
  body: CurrentPassword,
  /** `uri`: contents of its QR code; `secret`: the same for typing in. */
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['currentPasswordWrong', 'secondFactorThere', 'tooManyAttempts'],
  callsPerMinute: 30,
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/second-factor',
  tag: 'auth',
  summary: 'Takes the new secret into use by a code of it; answers the recovery codes, this once',
  access: 'session',
  body: z.strictObject({ code: line(20) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['secondFactorWrong', 'secondFactorThere', 'tooManyAttempts'],
  callsPerMinute: 30,
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/removal',
  tag: 'auth',
  summary: 'Takes the own second factor away, unless a role asks for it',
  access: 'session',
  body: CurrentPassword,
  response: z.object({}),
  errors: ['currentPasswordWrong', 'secondFactorNeeded', 'tooManyAttempts'],
  callsPerMinute: 30,
});
