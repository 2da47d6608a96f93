/**
 * Who may give which rights to whom. Nobody hands on what they do not hold, and nobody touches an account or a role that can do more than they can:
 * otherwise a new password for the head of the shop would be a way to become it. It knows no user and no database.
 */

const isWithin = (some: readonly number[], all: readonly number[]): boolean => some.every((number) => all.includes(number));

/** Whether somebody with these rights may change an account or a role from `before` to `after`. */
export function mayGrant(own: readonly number[], { before, after }: { before: readonly number[]; after: readonly number[] }): boolean {
  return isWithin(before, own) && isWithin(after, own);
}
