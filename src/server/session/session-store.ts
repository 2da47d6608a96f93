/** SQL of log-ins: users with their customer's flags, and their sessions. Returns plain facts. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { asksForFactor, confirmedFactor, heldPermissions } from '#server/db/held-permissions.ts';
import type { Tables } from '#server/db/tables.ts';

export interface UserFacts {
  id: number;
  email: string;
  displayName: string;
  passwordHash: string;
  active: boolean;
  tokenVersion: number;
  /** From all roles, and those held directly. */
  permissions: number[];
  customerId: number | null;
  isCompanyCustomer: boolean;
  hasQuickOrder: boolean;
  hasSecondFactor: boolean;
  /** One of the roles requires it. */
  needsSecondFactor: boolean;
}

/** A log-in that has not ended, with the current state of its user. */
export interface SessionFacts extends UserFacts {
  lastSeenAt: Date;
  /** Staff view the shop as this customer; `customerId` is then this customer's. */
  actingFor: number | null;
  actingForName: string | null;
}

const columns = [
  'app_user.id',
  'app_user.email',
  'app_user.display_name as displayName',
  'app_user.password_hash as passwordHash',
  'app_user.active',
  'app_user.token_version as tokenVersion',
  heldPermissions.as('permissions'),
  confirmedFactor.as('hasSecondFactor'),
  asksForFactor.as('needsSecondFactor'),
  sql<boolean>`coalesce(customer.is_company, false)`.as('isCompanyCustomer'),
  sql<boolean>`coalesce(customer.quick_order_active, false)`.as('hasQuickOrder'),
] as const;

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserFacts | null> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('customer', 'customer.id', 'app_user.customer_id')
    .select(columns)
    .select('app_user.customer_id as customerId')
    .where((where) => where(where.fn<string>('lower', ['app_user.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

export async function findUserById(db: Kysely<Tables>, id: number): Promise<UserFacts | null> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('customer', 'customer.id', 'app_user.customer_id')
    .select(columns)
    .select('app_user.customer_id as customerId')
    .where('app_user.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Null: it has ended, or its user is closed. */
export async function findSession(db: Kysely<Tables>, id: string, at: Date): Promise<SessionFacts | null> {
  const row = await db
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .leftJoin('customer', (join) => join.on('customer.id', '=', sql<number>`coalesce(user_session.acting_for, app_user.customer_id)`))
    .select(columns)
    .select((select) => [
      'customer.id as customerId',
      'user_session.last_seen_at as lastSeenAt',
      'user_session.acting_for as actingFor',
      select
        .case()
        .when('user_session.acting_for', 'is', null)
        .then(null)
        .else(sql<string>`coalesce(nullif(customer.company_name, ''), (
          select trim(first_name || ' ' || last_name) from contact_person where contact_person.customer_id = customer.id order by contact_person.id limit 1), customer.invoice_email)`)
        .end()
        .as('actingForName'),
    ])
    .where('user_session.id', '=', id)
    .where('user_session.revoked_at', 'is', null)
    .where('user_session.ends_at', '>', at)
    .where('app_user.active', '=', true)
    .whereRef('user_session.token_version', '=', 'app_user.token_version')
    .executeTakeFirst();
  return row ?? null;
}

export async function seenSession(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db.updateTable('user_session').set({ last_seen_at: at }).where('id', '=', id).execute();
}
