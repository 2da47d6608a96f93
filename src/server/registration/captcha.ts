/** Asks a question and checks its answer: valid once, for ten minutes, until three wrong answers. Only a hash of the answer is stored. */
import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { CaptchaAnswer } from '#contract/registration.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { comparable, makeQuestion } from './captcha-question.ts';
import { insertCaptcha, tryAnswer } from './captcha-store.ts';

const lifetimeMs = 10 * 60_000;

interface Services {
  db: Db;
  now: () => number;
}

function hashOf(id: string, answer: string): string {
  return createHash('sha256').update(`${id} ${answer}`).digest('hex');
}

export async function askCaptcha({ db, now }: Services, language: Language): Promise<{ questionId: string; question: string }> {
  const id = randomUUID();
  const { question, answer } = makeQuestion((below) => randomInt(below), language);
  await insertCaptcha(db, { id, answerHash: hashOf(id, answer), expiresAt: new Date(now() + lifetimeMs) });
  return { questionId: id, question };
}

/** `use`: a right answer uses the question up. `path`: of the answer in the request. */
export async function checkCaptcha(
  services: Services,
  { questionId, answer }: CaptchaAnswer,
  { ip, use, path }: { ip: string; use: boolean; path: string },
): Promise<void> {
  await limitTries(services, [{ kind: 'captcha-caller', subject: ip }]);
  const at = new Date(services.now());
  const right = await tryAnswer(services.db, { id: questionId, answerHash: hashOf(questionId, comparable(answer)), at, use });
  if (!right) throw refused('wrongCaptcha', {}, path);
}
