import { expect, it, vi } from 'vitest';
import { failureOf } from '../call.ts';
import { onSessionEnd } from './session-end.ts';

const refusal = (message: string): Response => Response.json({ errors: [{ message }] }, { status: 401 });

it('tells the page of a call that was refused because nobody is logged in', async () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  await failureOf(refusal('loginRequired'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  await failureOf(refusal('loginRequired'));
  expect(told).toHaveBeenCalledOnce();
});

it.each(['loginFailed', 'secondFactorWrong', 'keyMissing'])('says nothing of %s', async (message) => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  await failureOf(refusal(message));
  expect(told).not.toHaveBeenCalled();
  stop();
});
