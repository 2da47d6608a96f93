/**
 * Who may grant which rights to whom. No one can grant rights they do not hold, or touch an account or a role that has more rights than they do:
 * otherwise resetting the owner's password would be a way to take over that account. It knows no user and no database.
 */

const isWithin = (some: readonly number[], all: readonly number[]): boolean => some.every((number) => all.includes(number));

/** Whether a user with these rights may change an account or a role from `before` to `after`. */
export function mayGrant(own: readonly number[], { before, after }: { before: readonly number[]; after: readonly number[] }): boolean {
  return isWithin(before, own) && isWithin(after, own);
}
