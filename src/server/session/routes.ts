import * as wire from '#contract/session.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { sessionOf, userToken } from './actor.ts';
import { logIn } from './log-in.ts';
import { raiseTokenVersion } from './session-store.ts';
import type { Tokens } from './token.ts';

export function sessionRoutes(services: { db: Db; tokens: Tokens; now: () => number }): Binding[] {
  return [
    bind(wire.logIn, async ({ body }, { ip }, answer) => {
      const token = userToken(services.tokens, await logIn(services, { ...body, ip }));
      answer.sessionToken = token;
      return { token };
    }),
    bind(wire.logOut, async (_input, { actor }, answer) => {
      if (actor.kind === 'customer') await raiseTokenVersion(services.db, actor.userId);
      answer.sessionToken = null;
      return {};
    }),
    bind(wire.readSession, (_input, { actor }) => ({ session: sessionOf(actor) })),
  ];
}
