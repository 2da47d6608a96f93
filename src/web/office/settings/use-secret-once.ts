/** Creates what has a secret that is shown once. After a lost answer it is refused, the list shows the first one, and the next try makes another. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import { sentKeys } from '#web/sent-keys.ts';

type Create<Made> = (idempotencyKey: string) => Promise<Made>;

const isMadeBefore = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === 'keyMadeBefore' || message === 'webhookMadeBefore');

export function useSecretOnce(): <Made>(content: object, create: Create<Made>) => Promise<Made> {
  const [keys] = useState(sentKeys);
  const { revalidate } = useRevalidator();
  return async (content, create) => {
    try {
      const made = await create(keys.keyFor(content));
      keys.done();
      return made;
    } catch (failure) {
      if (isMadeBefore(failure)) {
        keys.done();
        await revalidate();
      }
      throw failure;
    }
  };
}
