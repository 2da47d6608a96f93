import * as ofCustomer from '#contract/customer-user.ts';
import * as wire from '#contract/user.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { beginSessionAgain } from '#server/session/begin-session.ts';
import type { Tokens } from '#server/session/token.ts';
import type { AccountServices } from './account-services.ts';
import { changeUser } from './change-user.ts';
import { changeUserOfCustomer, inviteUser, remindUser } from './customer-users.ts';
import { readUser } from './read-user.ts';

export function userRoutes(services: AccountServices & { tokens: Tokens }): Binding[] {
  return [
    bind(wire.readUser, async ({ params }, { actor }) => readUser(services, params.id, actor)),
    bind(wire.updateUser, async ({ params, body }, { actor, ip, agent }, answer) => {
      const passwordChanged = await changeUser(services, params.id, body, actor, ip);
      const token = passwordChanged ? await beginSessionAgain(services, params.id, { ip, agent }) : null;
      if (token !== null) answer.sessionToken = token;
      return { ...(await readUser(services, params.id, actor)), token };
    }),
    bind(ofCustomer.inviteCustomerUser, async ({ params, body: { version, ...given } }, { actor }) =>
      inviteUser(services, { customerId: params.id, version, actor }, given),
    ),
    bind(ofCustomer.remindCustomerUser, async ({ params, body: { version } }, { actor }) =>
      remindUser(services, { customerId: params.id, version, actor }, params.userId),
    ),
    bind(ofCustomer.changeCustomerUser, async ({ params, body: { version, active, displayName } }, { actor }) =>
      changeUserOfCustomer(services, { customerId: params.id, version, actor }, { userId: params.userId, active, displayName }),
    ),
  ];
}
