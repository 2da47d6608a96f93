/** SQL for the permissions of a row of `app_user` and its second factor: those of all its roles, and those held directly. */
import { sql } from 'kysely';

const roleOf = sql`select role.* from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id`;

/** All permissions that a row of `app_user` holds. */
export const heldPermissions = sql<number[]>`array(
  select unnest(app_user.permissions) union select unnest(held.permissions) from (${roleOf}) held order by 1)`;

export const confirmedFactor = sql<boolean>`exists (
  select from second_factor where second_factor.user_id = app_user.id and second_factor.confirmed_at is not null)`;

/** Whether one of the roles requires a second factor. */
export const asksForFactor = sql<boolean>`exists (select from (${roleOf}) held where held.requires_second_factor)`;
