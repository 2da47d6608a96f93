/** What the use cases for other systems need; assembled when the shop starts. */
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import type { Seal } from '#server/session/sealed-text.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';

export interface IntegrationServices {
  db: Db;
  now: () => number;
  shop: ShopMode;
  publicUrl: string;
  catalog: Catalog;
  readRules: ReadRules;
  /** Seals the secrets that sign messages. */
  seal: Seal;
  /** For tests: allows messages to this machine, without TLS. */
  loopback: boolean;
}
