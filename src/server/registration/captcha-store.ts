/** SQL of the questions asked before a registration. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

const mostWrongAnswers = 3;

export async function insertCaptcha(db: Db, captcha: { id: string; answerHash: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('captcha')
    .values({ id: captcha.id, answer_hash: captcha.answerHash, expires_at: captcha.expiresAt, used_at: null })
    .execute();
}

/** Compares and counts in one statement, so that concurrent answers are counted one after the other. `use`: a right answer uses the question up. */
export async function tryAnswer(
  db: Db,
  { id, answerHash, at, use }: { id: string; answerHash: string; at: Date; use: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('captcha')
    .set((set) => {
      const right = set('answer_hash', '=', answerHash);
      return {
        wrong_answers: set
          .case()
          .when(right)
          .then(set.ref('wrong_answers'))
          .else(set('wrong_answers', '+', 1))
          .end(),
        used_at: use ? sql<Date | null>`case when answer_hash = ${answerHash} then ${at}::timestamptz end` : null,
      };
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where('wrong_answers', '<', mostWrongAnswers)
    .returning((select) => select('answer_hash', '=', answerHash).as('right'))
    .executeTakeFirst();
  return row?.right === true;
}

export async function deleteCaptchasBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', moment).execute();
}
