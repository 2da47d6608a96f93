import * as factor from '#contract/second-factor.ts';
import * as wire from '#contract/session.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { sessionOf } from './actor.ts';
import { beginSession } from './begin-session.ts';
import type { Devices } from './device.ts';
import { endLogIn, endLogIns, listLogIns } from './list-log-ins.ts';
import { logIn } from './log-in.ts';
import { revokeSession } from './log-in-store.ts';
import { seeAsCustomer, stopSeeingAsCustomer } from './see-as-customer.ts';
import * as own from './set-second-factor.ts';
import type { SecondFactorServices } from './set-second-factor.ts';
import type { Tokens } from './token.ts';

export function sessionRoutes(services: SecondFactorServices & { tokens: Tokens; devices: Devices }): Binding[] {
  const { db, now } = services;
  return [
    bind(wire.logIn, async ({ body }, { ip, device, agent }, answer) => {
      const entered = await logIn(services, { ...body, ip, device });
      const token = await beginSession(services, entered.user, { ip, agent });
      answer.sessionToken = token;
      answer.device = entered.device;
      return { token };
    }),
    bind(wire.logOut, async (_input, { actor, ip }, answer) => {
      answer.sessionToken = null;
      if (actor.kind !== 'customer' || actor.logIn === undefined) return {};
      const at = new Date(now());
      await revokeSession(db, actor.logIn.sessionId, at);
      await addSecurityEvent(db, { kind: 'logOut', at, who: actor.email, address: ip });
      return {};
    }),
    bind(wire.readSession, (_input, { actor }) => ({ session: sessionOf(actor) })),
    bind(wire.readLogIns, async ({ query }, { actor }) => ({ items: await listLogIns(services, query.userId, actor) })),
    bind(wire.endLogIn, async ({ params }, { actor, ip }) => {
      await endLogIn(services, params.id, actor, ip);
      return {};
    }),
    bind(wire.endLogIns, async ({ query }, { actor, ip }) => ({ ended: await endLogIns(services, query.userId, actor, ip) })),
    bind(wire.seeAsCustomer, async ({ params }, { actor, ip }) => {
      await seeAsCustomer(services, params.id, actor, ip);
      return {};
    }),
    bind(wire.stopSeeingAsCustomer, async (_input, { actor, ip }) => ({ customerId: await stopSeeingAsCustomer(services, actor, ip) })),
    bind(factor.readSecondFactor, async (_input, { actor }) => own.readSecondFactor(services, actor)),
    bind(factor.offerSecondFactor, async ({ body }, { actor }) => own.offerSecondFactor(services, body, actor)),
    bind(factor.confirmSecondFactor, async ({ body }, { actor, ip }) => own.confirmSecondFactor(services, body, actor, ip)),
    bind(factor.removeSecondFactor, async ({ body }, { actor, ip }) => {
      await own.removeSecondFactor(services, body, actor, ip);
      return {};
    }),
  ];
}
