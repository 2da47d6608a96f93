import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { LogInEntry } from '#contract/session.ts';
import type { Role, StaffMember } from '#contract/staff.ts';
import { demoPassword } from '#demo/people/people.ts';
import { get, logIn, problemsOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let leitung: Person;
let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  leitung = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const everyone = async (): Promise<StaffMember[]> => (await get<{ items: StaffMember[] }>(leitung, '/staff')).body.items;
const roles = async (): Promise<Role[]> => (await get<{ items: Role[] }>(leitung, '/role')).body.items;
const audit = async (kind = ''): Promise<AuditEntry[]> =>
  (await get<{ items: AuditEntry[] }>(leitung, `/audit${kind === '' ? '' : `?kind=${kind}`}`)).body.items;

async function person(name: string): Promise<StaffMember> {
  const found = (await everyone()).find(({ email }) => email === `${name}@kistenwerk.example`);
  if (!found) throw new Error(name);
  return found;
}
async function role(name: string): Promise<Role> {
  const found = (await roles()).find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}
const put = async (who: Person, of: StaffMember, change: object) =>
  send<StaffMember>(who, 'PUT', '/staff', { id: of.id, version: of.version, ...change });
const session = async (who: Person): Promise<{ perm: number[] } | null> =>
  (await get<{ session: { perm: number[] } | null }>(who, '/auth')).body.session;

/** The newest mail to someone, and the secret of its link. */
async function secretMailedTo(email: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ text: string }>('select text from mail where recipient = $1 order by id desc limit 1', [
    email,
  ]);
  return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

describe('a new account', () => {
  it('is opened by a link that its owner gets, with the rights of its roles', async () => {
    const { id: sales } = await role('Verkauf');
    const created = await send<StaffMember>(leitung, 'POST', '/staff', {
      email: 'Neu@kistenwerk.example',
      displayName: 'Nina Neu',
      roleIds: [sales],
    });
    expect(created).toMatchObject({
      status: 200,
      body: { active: true, roleIds: [sales], permissions: [5, 6], lastSeen: null, invitedAt: '2026-11-23T08:00:00.000Z', version: 1 },
    });
    const given = { token: await secretMailedTo('Neu@kistenwerk.example'), password: 'Brett vor dem Kopf' };
    expect((await send(visitor(shop.app), 'PUT', '/registration/reset-password', given)).status).toBe(200);
    expect(await everyone()).toContainEqual(expect.objectContaining({ id: created.body.id, invitedAt: null }));
    const entered = await send<{ token: string }>(visitor(shop.app), 'POST', '/auth', {
      email: 'neu@kistenwerk.example',
      password: given.password,
    });
    expect(await session({ app: shop.app, token: entered.body.token })).toMatchObject({ perm: [5, 6] });
    expect((await audit('user')).filter(({ about }) => about === 'Neu@kistenwerk.example')).toMatchObject([
      { field: 'roles', before: null, after: 'Verkauf', who: 'leitung@kistenwerk.example' },
      { field: 'created', after: 'Neu@kistenwerk.example' },
    ]);
  });

  it('counts as invited from the last invitation until its owner has chosen a password', async () => {
    const { id: sales } = await role('Verkauf');
    const given = { email: 'spaet@kistenwerk.example', displayName: 'Simon Spät', roleIds: [sales] };
    const { id } = (await send<StaffMember>(leitung, 'POST', '/staff', given)).body;
    nowMs += 86_400_000;
    await send(leitung, 'POST', `/staff/${id}/invitation`, {});
    expect(await person('spaet')).toMatchObject({ invitedAt: '2026-11-24T08:00:00.000Z' });
    // Whoever has chosen one and asks for a link is not invited again.
    await send(leitung, 'POST', `/staff/${(await person('verkauf')).id}/invitation`, {});
    expect(await person('verkauf')).toMatchObject({ invitedAt: null });
    nowMs -= 86_400_000;
  });

  it.each([
    [{ email: 'kundin@kistenwerk.example' }, 'duplicate body.email'],
    [{ email: 'KUNDIN@kistenwerk.example' }, 'duplicate body.email'],
    [{ email: 'keine-adresse' }, 'validation.email body.email'],
    [{ displayName: 'www.evil.example' }, 'validation.webAddress body.displayName'],
    [{ roleIds: [2_147_483_647] }, 'unknownRole body.roleIds'],
    [{ permissions: [1] }, 'unknownField body.permissions'],
  ])('is refused with %j', async (over, problem) => {
    const answer = await send(leitung, 'POST', '/staff', { email: 'x@kistenwerk.example', displayName: 'X', roleIds: [], ...over });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([problem]);
    expect((await everyone()).some(({ email }) => email === 'x@kistenwerk.example')).toBe(false);
  });
});

describe('rights', () => {
  it('of somebody change with the roles, at the next call and with a history', async () => {
    const dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
    const workshop = await role('Werkstatt');
    const before = await person('versand');
    expect((await put(leitung, before, { roleIds: [workshop.id] })).body).toMatchObject({
      permissions: [101],
      version: before.version + 1,
    });
    expect(await session(dispatch)).toMatchObject({ perm: [101] });
    const history = await get<{ items: object[] }>(leitung, `/history?kind=user&id=${before.id}`);
    expect(history.body.items[0]).toMatchObject({ field: 'roles', before: 'Versand', after: 'Werkstatt' });
  });

  it('and log-ins end with the account, and do not come back with it', async () => {
    const dispatch = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
    const { id } = await person('buchhaltung');
    const logIns = async () => (await get<{ items: LogInEntry[] }>(leitung, `/log-in?userId=${id}`)).body.items;
    expect(await logIns()).toHaveLength(1);
    await send(leitung, 'POST', `/staff/${id}/invitation`, {});
    const token = await secretMailedTo('buchhaltung@kistenwerk.example');
    await put(leitung, await person('buchhaltung'), { active: false });
    expect(await logIns()).toEqual([]);
    await put(leitung, await person('buchhaltung'), { active: true });
    expect(await session(dispatch)).toBeNull();
    const late = await send(visitor(shop.app), 'PUT', '/registration/reset-password', { token, password: 'Brett vor dem Kopf' });
    expect(late.status).toBe(422);
  });

  it('are not handed on by who does not hold them, and who holds more is out of reach', async () => {
    const manager = await put(leitung, await person('werkstatt'), { ownPermissions: [105] });
    expect(manager.status).toBe(200);
    const workshop = await logIn(shop.app, 'werkstatt@kistenwerk.example');
    const own = await person('werkstatt');
    const leadership = await role('Leitung');
    const tries = [
      await put(workshop, own, { ownPermissions: [103, 105] }),
      await put(workshop, own, { roleIds: [leadership.id] }),
      await put(workshop, await person('leitung'), { email: 'gekapert@kistenwerk.example' }),
      await put(workshop, await person('verkauf'), { roleIds: [] }),
      await send(workshop, 'POST', `/staff/${(await person('leitung')).id}/invitation`, {}),
      await send(workshop, 'POST', '/staff', { email: 'y@kistenwerk.example', displayName: 'Y', roleIds: [leadership.id] }),
      await send(workshop, 'PUT', '/role', { id: (await role('Werkstatt')).id, version: 1, permissions: [101, 103] }),
    ];
    expect(tries.map((answer) => [answer.status, problemsOf(answer)[0]?.split(' ')[0]])).toEqual(tries.map(() => [422, 'beyondOwnRights']));
    const reset = await shop.app.inject({
      method: 'DELETE',
      url: `/api/staff/${(await person('leitung')).id}/second-factor`,
      headers: { authorization: `Bearer ${workshop.token}` },
    });
    expect(reset.statusCode).toBe(422);
    await put(leitung, await person('werkstatt'), { ownPermissions: [] });
  });

  it('to manage staff cannot all be lost, whatever way is tried', async () => {
    const own = await person('leitung');
    const leadership = await role('Leitung');
    const without = leadership.permissions.filter((number) => number !== 105);
    const tries = [
      await put(leitung, own, { active: false }),
      await put(leitung, own, { roleIds: [] }),
      await send(leitung, 'PUT', '/role', { id: leadership.id, version: leadership.version, permissions: without }),
    ];
    expect(tries.map((answer) => problemsOf(answer))).toEqual(tries.map(() => ['lastStaffManager']));
    expect(await person('leitung')).toEqual(own);
    expect(await role('Leitung')).toEqual(leadership);
  });

  it('cannot be lost either when two take them from each other at once', async () => {
    const accounting = await person('buchhaltung');
    const leadership = await role('Leitung');
    await put(leitung, accounting, { roleIds: [...accounting.roleIds, leadership.id] });
    const [one, two] = [await person('leitung'), await person('buchhaltung')];
    const other = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
    const answers = await Promise.all([put(leitung, two, { active: false }), put(other, one, { active: false })]);
    const [first, second] = answers.map(({ status }) => status).toSorted((x, y) => x - y);
    expect(first).toBe(200);
    // The second one is refused because no one would be left, or has no log-in any more.
    expect([401, 422]).toContain(second);
    await shop.database.pool.query('update app_user set active = true where id = any($1)', [[one.id, two.id]]);
    if ((await session(leitung)) === null) leitung = await logIn(shop.app, 'leitung@kistenwerk.example');
    await put(leitung, await person('buchhaltung'), { roleIds: accounting.roleIds });
  });

  it('of a role count at the next call of all who hold it; a version that is not the last one is refused with both sides', async () => {
    const catalog = await logIn(shop.app, 'katalog@kistenwerk.example');
    const before = await role('Katalog');
    const change = { id: before.id, version: before.version, permissions: [1] };
    expect((await send<Role>(leitung, 'PUT', '/role', change)).body).toMatchObject({ permissions: [1], version: before.version + 1 });
    expect(await session(catalog)).toMatchObject({ perm: [1] });
    const stale = await send<{ conflict: { changes: object[] } }>(leitung, 'PUT', '/role', { ...change, permissions: [2] });
    expect(stale.status).toBe(409);
    expect(stale.body.conflict.changes).toMatchObject([{ field: 'permissions', before: '1, 2, 3, 8', after: '1' }]);
    expect((await audit('role'))[0]).toMatchObject({ about: 'Katalog', field: 'permissions', who: 'leitung@kistenwerk.example' });
  });

  it('come as a new role, which goes again while nobody holds it', async () => {
    const made = await send<Role>(leitung, 'POST', '/role', { name: 'Aushilfe', permissions: [102, 101] });
    expect(made.body).toMatchObject({ name: 'Aushilfe', permissions: [101, 102], requiresSecondFactor: false, people: 0, version: 1 });
    expect(problemsOf(await send(leitung, 'POST', '/role', { name: 'Aushilfe' }))).toEqual(['duplicate body.name']);
    const renamed = await send<Role>(leitung, 'PUT', '/role', { id: made.body.id, version: 1, name: 'Ferienhilfe' });
    const dispatch = await person('versand');
    await put(leitung, dispatch, { roleIds: [...dispatch.roleIds, made.body.id], active: false });
    const away = async (version: number) => send(leitung, 'DELETE', `/role/${made.body.id}?version=${version}`, {});
    expect(problemsOf(await away(renamed.body.version))).toEqual(['roleHeld']);
    await put(leitung, await person('versand'), { roleIds: dispatch.roleIds, active: true });
    expect((await away(1)).status).toBe(409);
    expect((await away(renamed.body.version)).status).toBe(200);
    expect((await roles()).map(({ name }) => name)).not.toContain('Ferienhilfe');
    expect((await audit('role'))[0]).toMatchObject({ field: 'deleted', before: 'Ferienhilfe', who: 'leitung@kistenwerk.example' });
  });

  it('of a new role are none that its maker does not hold', async () => {
    await put(leitung, await person('werkstatt'), { ownPermissions: [105] });
    const workshop = await logIn(shop.app, 'werkstatt@kistenwerk.example');
    const more = await send(workshop, 'POST', '/role', { name: 'Mehr', permissions: [101, 103] });
    expect(problemsOf(more)).toEqual(['beyondOwnRights body.permissions']);
    const { id, version } = await role('Leitung');
    expect(problemsOf(await send(workshop, 'DELETE', `/role/${id}?version=${version}`, {}))).toEqual(['beyondOwnRights']);
    await put(leitung, await person('werkstatt'), { ownPermissions: [] });
  });

  it.each([
    [{ permissions: [99] }, 400],
    [{ people: 5 }, 422],
    [{ name: 'Verkauf' }, 422],
  ])('%j is no role', async (over, status) => {
    const { id, version } = await role('Versand');
    expect((await send(leitung, 'PUT', '/role', { id, version, ...over })).status).toBe(status);
  });
});

describe('log-ins', () => {
  const list = async (who: Person, query = ''): Promise<LogInEntry[]> =>
    (await get<{ items: LogInEntry[] }>(who, `/log-in${query}`)).body.items;
  const end = async (who: Person, url: string): Promise<number> =>
    (await shop.app.inject({ method: 'DELETE', url: `/api${url}`, headers: { authorization: `Bearer ${who.token}` } })).statusCode;

  it('are listed with device and address, and end at once', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0' };
    const email = 'verkauf@kistenwerk.example';
    const here = await logIn(shop.app, email);
    const there = await send<{ token: string }>(visitor(shop.app), 'POST', '/auth', { email, password: demoPassword }, headers);
    const found = await list(here);
    expect(found).toHaveLength(2);
    expect(found.find(({ own }) => !own)).toMatchObject({ device: 'Firefox auf Windows', address: '127.0.0.1' });
    const other = found.find(({ own }) => !own)?.id ?? '';
    const stranger = await logIn(shop.app, 'kundin@kistenwerk.example');
    expect(await end(stranger, `/log-in/${other}`)).toBe(404);
    expect(await end(here, `/log-in/${other}`)).toBe(200);
    expect(await session({ app: shop.app, token: there.body.token })).toBeNull();
    expect(await session(here)).not.toBeNull();
    expect((await audit('sessionsEnded'))[0]).toMatchObject({ who: email, about: email, address: '127.0.0.1' });
  });

  it('of others are for who manages staff', async () => {
    const { id } = await person('verkauf');
    const sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
    const catalog = await logIn(shop.app, 'katalog@kistenwerk.example');
    expect((await get(catalog, `/log-in?userId=${id}`)).status).toBe(403);
    expect(await end(catalog, `/log-in?userId=${id}`)).toBe(403);
    expect((await list(leitung, `?userId=${id}`)).length).toBeGreaterThan(0);
    expect(await end(leitung, `/log-in?userId=${id}`)).toBe(200);
    expect(await session(sales)).toBeNull();
    expect(await list(leitung, `?userId=${id}`)).toEqual([]);
  });

  it('of staff last twelve hours, of customers a month', async () => {
    const [sales, customer] = [await logIn(shop.app, 'verkauf@kistenwerk.example'), await logIn(shop.app, 'kundin@kistenwerk.example')];
    const hours = async (who: Person): Promise<number> => {
      const own = (await list(who)).find((each) => each.own);
      return (Date.parse(own?.until ?? '') - Date.parse(own?.since ?? '')) / 3_600_000;
    };
    expect([await hours(sales), await hours(customer)]).toEqual([12, 30 * 24]);
    await shop.database.pool.query(`update user_session set ends_at = now() - interval '1 second'`);
    expect([await session(sales), await session(customer)]).toEqual([null, null]);
    leitung = await logIn(shop.app, 'leitung@kistenwerk.example');
  });

  it('that fail are written down: who, when, from where', async () => {
    const given = { email: 'Verkauf@kistenwerk.example', password: 'falsch-falsch' };
    await shop.app.inject({ method: 'POST', url: '/api/auth', payload: given, remoteAddress: '198.51.100.7' });
    expect((await audit('logInFailed'))[0]).toEqual({
      at: new Date(nowMs).toISOString(),
      kind: 'logInFailed',
      who: 'verkauf@kistenwerk.example',
      address: '198.51.100.7',
      about: '',
      field: '',
      before: null,
      after: null,
    });
  });

  it('that try a call without the right to it are written down, once an hour each', async () => {
    const { token } = await logIn(shop.app, 'werkstatt@kistenwerk.example');
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/audit', '/api/audit?page=2', '/api/staff'])
      expect((await shop.app.inject({ url, headers, remoteAddress: '198.51.100.8' })).statusCode).toBe(403);
    const denied = (await audit('accessDenied')).filter(({ address }) => address === '198.51.100.8');
    expect(denied.map(({ who, about }) => [who, about])).toEqual([
      ['werkstatt@kistenwerk.example', 'GET /staff'],
      ['werkstatt@kistenwerk.example', 'GET /audit'],
    ]);
  });

  it('stay in the audit: nothing of it can be changed or taken away', async () => {
    for (const statement of ["update security_event set who = ''", 'delete from security_event'])
      await expect(shop.database.pool.query(statement)).rejects.toThrow('only added to');
  });
});
