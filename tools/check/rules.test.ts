import { describe, expect, it, test } from 'vitest';
import { circlesOf, offencesOf } from './rules.ts';

describe('what the layer check refuses', () => {
  test.each([
    ['src/domain/cart/cart.ts', "import { db } from '#server/db/pool.ts';", 'sees only'],
    ['src/domain/cart/cart.ts', "import { db } from '../../server/db/pool.ts';", 'sees only'],
    ['src/contract/cart.ts', "export { page } from '#web/page.tsx';", 'sees only'],
    ['src/server/pricing/routes.ts', "const page = await import('#web/page.tsx');", 'sees only'],
    ['src/web/ui/field.tsx', "import type { Config } from '#server/config.ts';", 'sees only'],
    ['src/web/ui/field.tsx', "import '#fakes/carrier.ts';", 'sees only'],
    ['src/domain/money/amount.ts', "import { Cart } from '#domain/cart/cart.ts';", 'money comes before cart'],
    ['src/domain/money/amount.ts', "import {\n  Cart,\n} from '../cart/cart.ts';", 'money comes before cart'],
    ['src/domain/weather/rain.ts', '', 'no place in the order'],
    ['src/domain/money/amount.ts', "import React from 'react';", 'use only zod'],
    ['src/server/pricing/price-cart.ts', "import { sql } from 'kysely';", 'only server/db and *-store.ts'],
    ['src/server/order/restate-order.ts', "await trx.updateTable('sales_order').execute();", 'builds SQL'],
    ['demo/fill-demo.ts', "await db\n  .selectFrom('product')\n  .execute();", 'builds SQL'],
    ['src/web/storefront/product/page.tsx', "import * as three from 'three';", 'only web/configurator/view-3d'],
    ['src/server/http/app.ts', 'const port = process.env.PORT;', 'only server/config.ts'],
    ['src/web/storefront/cart/cart-state.ts', "localStorage.getItem('cart')", 'only web/**/*-storage.ts'],
    ['src/server/pricing/price-cart.ts', "await fetch('https://carrier.example')", 'only server/connect'],
    ['src/web/storefront/home/page.tsx', "import { Grid } from '#web/office/orders/grid.tsx';", 'do not know each other'],
    ['src/web/office/orders/page.tsx', "import { Tile } from '../../storefront/home/tile.tsx';", 'do not know each other'],
    ['src/server/order/place-order.ts', "import { readPrices } from '#server/pricing/price-store.ts';", 'only pricing touches its store'],
    ['src/server/data-folder.ts', "import { readPrices } from '#server/pricing/price-store.ts';", 'only pricing touches its store'],
    ['src/server/catalog/refresh.ts', "import { answer } from '#server/order/order-answer.ts';", 'catalog comes before order'],
    ['src/server/gadget/routes.ts', '', 'no place in the order'],
    ['src/web/storefront/form/field.tsx', "import { Row } from '../checkout/row.tsx';", 'form comes before checkout'],
    ['src/web/storefront/layout/header.tsx', '', 'no place in the order'],
    ['src/web/office/ui/field.tsx', "import styles from '../quotes/quote-page.module.css';", 'ui comes before quotes'],
    ['src/server/order/place-order.ts', "import { demoStaff } from '#demo/people/people.ts';", 'sees only'],
    ['demo/fill-demo.ts', "import { insertOrder } from '#server/order/order-store.ts';", 'only order touches its store'],
    ['demo/people/people.ts', "import { sql } from 'kysely';", 'only server/db and *-store.ts'],
    ['demo/content/terms.ts', "import { Text } from '#web/ui/text.tsx';", 'sees only'],
    ['fakes/carrier.ts', "import { rates } from '#server/connect/parcel-carrier/rates.ts';", 'only the wire types'],
  ])('%s: %s', (path, text, problem) => {
    expect(offencesOf({ path, text }).map((offence) => offence.problem)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('what it lets pass', () => {
  test.each([
    [
      'src/domain/cart/cart.ts',
      "import { z } from 'zod';\nimport { amount } from '#domain/money/amount.ts';\nimport { line } from './line.ts';",
    ],
    ['src/domain/configurator/evaluate.ts', "import { merge } from '#domain/part-list/merge.ts';"],
    ['src/contract/cart.ts', "import type { Cart } from '#domain/cart/cart.ts';"],
    ['src/server/order/order-store.ts', "import { sql } from 'kysely';"],
    ['src/server/order/order-store.ts', "await trx.updateTable('sales_order').execute();"],
    ['src/server/order/place-order.ts', "import { insertOrder } from './order-store.ts';"],
    ['src/server/main.ts', "import { seedShop } from '#demo/seed-shop.ts';"],
    ['demo/people/people-store.ts', "import { sql } from 'kysely';"],
    ['src/server/main.ts', "import { readPrices } from '#server/pricing/price-store.ts';"],
    ['src/server/connect/parcel-carrier/client.ts', "await fetch('https://carrier.example')"],
    ['src/web/storefront/cart/cart-storage.ts', "localStorage.getItem('cart')"],
    ['src/domain/money/amount.ts', "// import { Cart } from '#domain/cart/cart.ts'\n/* import x from 'react' */"],
    ['fakes/carrier.ts', "import type { Rate } from '#server/connect/parcel-carrier/wire.ts';"],
  ])('%s: %s', (path, text) => {
    expect(offencesOf({ path, text })).toEqual([]);
  });
});

describe('a circle of folders', () => {
  const door = { path: 'src/server/http/api.ts', text: "import { logIn } from '#server/session/log-in.ts';" };
  const tries = { path: 'src/server/session/limit-tries.ts', text: "import type { Facts } from './facts.ts';" };
  const log = { path: 'src/server/session/log.ts', text: "import { words } from '#server/words/house-words.ts';" };

  it('is told as the way around it', () => {
    const back = { path: 'src/server/words/house-words.ts', text: "import { answer } from '../http/answer.ts';" };
    const circles = circlesOf([door, tries, log, back]);
    expect(circles).toHaveLength(1);
    expect(circles[0]?.path).toBe('src/server/');
    expect(circles[0]?.problem.split('\n').slice(1)).toEqual([
      '  src/server/http/api.ts → src/server/session/log-in.ts',
      '  src/server/session/log.ts → src/server/words/house-words.ts',
      '  src/server/words/house-words.ts → src/server/http/answer.ts',
    ]);
  });

  it('is found through a file beside the folders too', () => {
    const root = { path: 'src/web/root.tsx', text: "import { View } from './storefront/page/price-view.tsx';" };
    const page = { path: 'src/web/storefront/page/page-head.tsx', text: "import { useRootData } from '#web/root.tsx';" };
    expect(circlesOf([root, page]).map(({ path }) => path)).toEqual(['src/web/']);
  });

  it('is none where all ways lead down', () => {
    const down = { path: 'src/server/words/house-words.ts', text: "import { language } from '#domain/language/language.ts';" };
    expect(circlesOf([door, tries, log, down])).toEqual([]);
  });
});
