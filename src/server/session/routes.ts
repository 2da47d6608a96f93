import * as wire from '#contract/session.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { sessionOf, userToken } from './actor.ts';
import type { Devices } from './device.ts';
import { logIn } from './log-in.ts';
import { raiseTokenVersion } from './session-store.ts';
import type { Tokens } from './token.ts';

export function sessionRoutes(services: { db: Db; tokens: Tokens; devices: Devices; now: () => number }): Binding[] {
  return [
    bind(wire.logIn, async ({ body }, { ip, device }, answer) => {
      const entered = await logIn(services, { ...body, ip, device });
      const token = userToken(services.tokens, entered.user);
      answer.sessionToken = token;
      answer.device = entered.device;
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
