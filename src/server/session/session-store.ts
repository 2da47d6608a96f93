/** SQL of log-ins: users with their customer's flags. Plain facts out. */
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

export interface UserFacts {
  id: number;
  email: string;
  displayName: string;
  passwordHash: string;
  active: boolean;
  tokenVersion: number;
  permissions: number[];
  customerId: number | null;
  isCompanyCustomer: boolean;
  hasQuickOrder: boolean;
}

function users(db: Kysely<Tables>) {
  return db
    .selectFrom('app_user')
    .leftJoin('customer', 'customer.id', 'app_user.customer_id')
    .select([
      'app_user.id',
      'app_user.email',
      'app_user.display_name as displayName',
      'app_user.password_hash as passwordHash',
      'app_user.active',
      'app_user.token_version as tokenVersion',
      'app_user.permissions',
      'app_user.customer_id as customerId',
      'customer.is_company as isCompanyCustomer',
      'customer.quick_order_active as hasQuickOrder',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row): UserFacts {
  return { ...row, isCompanyCustomer: row.isCompanyCustomer ?? false, hasQuickOrder: row.hasQuickOrder ?? false };
}

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserFacts | null> {
  const row = await users(db)
    .where((where) => where(where.fn<string>('lower', ['app_user.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ? factsOf(row) : null;
}

export async function findUserById(db: Kysely<Tables>, id: number): Promise<UserFacts | null> {
  const row = await users(db).where('app_user.id', '=', id).executeTakeFirst();
  return row ? factsOf(row) : null;
}

/** Ends every session of the user. */
export async function raiseTokenVersion(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .updateTable('app_user')
    .set((set) => ({ token_version: set('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
