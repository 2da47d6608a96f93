/** SQL of a shop's first start. */
import { sql } from 'kysely';
import type { ContentBlock } from '#contract/content.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { paymentTerms, skonti, trucks } from './company.ts';

/** A text page in one language. */
export interface FirstPage {
  slug: string;
  language: Language;
  title: string;
  blocks: readonly ContentBlock[];
}

/** True for exactly one process; others that start at the same time wait here and get false. */
export async function claimFirstStart(trx: Trx, profile: CompanyProfile): Promise<boolean> {
  const row = await trx
    .insertInto('company_profile')
    .values({ id: 1, data: JSON.stringify(profile) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function named<Row extends { name: LocalizedText }>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, name: JSON.stringify(row.name) }));
}

export async function insertTerms(trx: Trx): Promise<void> {
  await trx.insertInto('truck').values(named(trucks)).execute();
  await trx.insertInto('payment_term').values(named(paymentTerms)).execute();
  await trx.insertInto('skonto').values(named(skonti)).execute();
  const term = await trx
    .selectFrom('payment_term')
    .select('id')
    .where(sql<boolean>`name ->> 'de' = ${paymentTerms[0].name.de}`)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('customer')
    .values({
      status: 'REGISTERED',
      is_default: true,
      company_name: 'Standardkunde',
      payment_term_id: term.id,
      truck_id: null,
      skonto_id: null,
    })
    .execute();
}

/** Existing pages stay as staff left them; a newer version of the shop adds its new ones. */
export async function insertContentPages(trx: Trx, pages: readonly FirstPage[]): Promise<void> {
  await trx
    .insertInto('content_page')
    .values(pages.map(({ blocks, ...page }) => ({ ...page, blocks: JSON.stringify(blocks) })))
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doNothing())
    .execute();
}

/** Returns false if the address is taken; that of a closed demo account is free. */
export async function insertStaff(
  trx: Trx,
  user: { email: string; displayName: string; role: string; passwordHash: string; demo: boolean },
): Promise<boolean> {
  const values = {
    customer_id: null,
    email: user.email,
    password_hash: user.passwordHash,
    display_name: user.displayName,
    demo: user.demo,
  };
  const row = await trx
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ ...values, active: true })
        .where('app_user.demo', '=', true)
        .where('app_user.active', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await trx
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('role')
        .select((select) => [select.val(row.id).as('user_id'), 'role.id'])
        .where('name', '=', user.role),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Opens or closes the accounts of the demo, ending their sessions; returns how many changed. */
export async function setDemoAccounts(db: Db, active: boolean): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set((set) => ({ active, token_version: set('token_version', '+', 1) }))
    .where('demo', '=', true)
    .where('active', '=', !active)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function staffExists(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('active', '=', true)
    .where((where) => where.exists(where.selectFrom('user_role').select('role_id').whereRef('user_id', '=', 'app_user.id')))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
