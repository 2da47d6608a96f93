/** What registration and accounts need: the database, the clock, the outbox, and the shop's own address, the only one used in links. */
import type { Db } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface AccountServices {
  db: Db;
  now: () => number;
  post: Post;
  publicUrl: string;
  readCompany: ReadCompany;
}
