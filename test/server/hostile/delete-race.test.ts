/**
 * Somebody deletes what somebody else is just beginning to use: one of the two is told why not, whoever was faster, and nothing is left that refers to what
 * is gone.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorItem } from '#contract/failure.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { TermsRecords } from '#contract/terms.ts';
import { imageKinds } from '#domain/catalog/product-image.ts';
import { depth } from '#test/depth.ts';
import type { Answer, Buyer, Person } from '../buyer.ts';
import { get, itemOf, logIn, mondayMorning, newAddress, newGuest, order, priceOf, productOf, send } from '../buyer.ts';
import { customerOf } from '../customer-steps.ts';
import { formOf, picture, uploadAs } from '../file-steps.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let colleague: Person;
let typeId: number;
let counter = 0;
let workbook: Buffer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  colleague = await logIn(shop.app, 'leitung@kistenwerk.example');
  workbook = await readFile('workbooks/karton-preis.xlsx');
  typeId = shop.catalog.now().productByArticleNumber.get('EP_0001')?.typeId ?? 0;
});
afterAll(async () => shop.close());

interface Race {
  remove: () => Promise<Answer<unknown>>;
  use: () => Promise<Answer<unknown>>;
  /** Counts what refers to the record if it is gone. */
  left: string;
  values: unknown[];
}

const named = (): { de: string; fr: string; en: string } => {
  counter += 1;
  return { de: `Neu ${counter}`, fr: `Neu ${counter}`, en: `Neu ${counter}` };
};
const remove = async (path: string): Promise<Answer<unknown>> => send(colleague, 'DELETE', path, {});
const made = async <Body>(method: 'POST' | 'PUT', path: string, body: object): Promise<Body> => {
  const answer = await send<Body>(staff, method, path, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.body;
};
const newCategory = async (): Promise<CategoryRecord> => {
  const root = shop.catalog.now().categories.find(({ url }) => url === '/produkte');
  return made('POST', '/categories', { name: named(), parentId: root?.id });
};
const newProduct = async (): Promise<number> =>
  (
    await made<{ id: number }>('PUT', '/product', {
      typeId,
      name: named(),
      kindCode: 1,
      published: true,
      copyFrom: (await productOf(shop.app, 'EP_0001')).id,
    })
  ).id;
const newCustomer = async (): Promise<number> => {
  counter += 1;
  const contactPerson = [{ firstName: 'Kurt', lastName: 'Kurz', email: `kurt${counter}@kurz.example`, languageId: 1 }];
  const address = { name: 'Kurt Kurz', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' };
  return (await made<{ id: number }>('POST', '/customers', { contactPerson, address })).id;
};

const agreed = async (
  kind: 'paymentTerms' | 'skonti' | 'trucks',
  path: string,
  body: object,
  field: string,
  column: string,
): Promise<Race> => {
  const { id } = (await made<TermsRecords>('POST', path, { name: named(), ...body }))[kind].at(-1)!;
  const customerId = await newCustomer();
  const { version } = await customerOf(staff, customerId);
  return {
    remove: async () => remove(`${path}/${id}`),
    use: async () => send(staff, 'PUT', '/customers', { id: customerId, version, [field]: id }),
    left: `select count(*)::int as left from customer where ${column} = $1`,
    values: [id],
  };
};

const races: Record<string, () => Promise<Race>> = {
  'a payment term, given to a customer': async () =>
    agreed('paymentTerms', '/payment-term', { days: 7 }, 'paymentTermId', 'payment_term_id'),
  'a cash discount, given to a customer': async () => agreed('skonti', '/skonto', { percent: 1, days: 7 }, 'skontoId', 'skonto_id'),
  'a category, which gets a product': async () => {
    const { id } = await newCategory();
    const productId = await newProduct();
    return {
      remove: async () => remove(`/categories/${id}`),
      use: async () => send(staff, 'POST', '/category-product', { categoryId: id, productIds: [productId] }),
      left: 'select count(*)::int as left from category_product where category_id = $1 and not exists (select from category where id = $1)',
      values: [id],
    };
  },
  'a category, which gets one below it': async () => {
    const { id } = await newCategory();
    return {
      remove: async () => remove(`/categories/${id}`),
      use: async () => send(staff, 'POST', '/categories', { name: named(), parentId: id }),
      left: 'select count(*)::int as left from category where parent_id = $1 and not exists (select from category where id = $1)',
      values: [id],
    };
  },
  'a category that is renamed': async () => {
    const { id, version } = await newCategory();
    return {
      remove: async () => remove(`/categories/${id}?version=${version}`),
      use: async () => send(staff, 'PUT', `/categories/${id}`, { version, name: named() }),
      left: 'select 0 as left where $1 = $1',
      values: [id],
    };
  },
  'a product, which is ordered': async () => {
    const id = await newProduct();
    const guest = await newGuest(shop.app);
    const product = await productOf(shop.app, shop.catalog.now().productById.get(id)?.articleNumber ?? '');
    return {
      remove: async () => remove(`/product/${id}`),
      use: async () => order(guest, [itemOf(product, 10)]),
      // It can be brought back, and the order keeps all that it needs.
      left: 'select 0 as left where $1 = $1',
      values: [id],
    };
  },
  'a product, which gets into a category': async () => {
    const id = await newProduct();
    const category = await newCategory();
    return {
      remove: async () => remove(`/product/${id}`),
      use: async () => send(staff, 'POST', '/category-product', { categoryId: category.id, productIds: [id] }),
      left: 'select 0 as left where $1 = $1',
      values: [id],
    };
  },
  'a product, whose price is changed': async () => {
    const id = await newProduct();
    const customerId = await newCustomer();
    return {
      remove: async () => remove(`/product/${id}`),
      use: async () => send(staff, 'PUT', '/product/price', { customerId, productId: id, fixPrice: [{ quantity: 1, price: 5 }] }),
      left: 'select 0 as left where $1 = $1',
      values: [id],
    };
  },
  'a product type, of which a product is made': async () => {
    const { id } = await made<{ id: number }>('POST', '/product-types', { name: named().de });
    return {
      remove: async () => remove(`/product-types/${id}`),
      use: async () => send(staff, 'PUT', '/product', { typeId: id, name: named(), kindCode: 1 }),
      left: 'select count(*)::int as left from product where type_id = $1 and not exists (select from product_type where id = $1)',
      values: [id],
    };
  },
  'a product type, which takes a workbook': async () => {
    const { id, version } = await made<{ id: number; version: number }>('POST', '/product-types', { name: named().de });
    const file = `mappe-${counter}.xlsx`;
    const { body, type } = await formOf([{ name: file, bytes: workbook }], {}, 'file');
    const headers = { authorization: `Bearer ${staff.token}`, 'content-type': type };
    return {
      remove: async () => remove(`/product-types/${id}?version=${version}`),
      use: async () => {
        const url = `/api/product-types/${id}/workbook?version=${version}`;
        const answer = await shop.app.inject({ method: 'POST', url, headers, payload: body });
        return { status: answer.statusCode, body: answer.json<object>() };
      },
      left: 'select count(*)::int as left from configurator_file where name = $1',
      values: [file],
    };
  },
  'a price row that is changed': async () => {
    const productId = await newProduct();
    const customerId = await newCustomer();
    const row = await made<{ id: number; version: number }>('PUT', '/product/price', {
      customerId,
      productId,
      fixPrice: [{ quantity: 1, price: 5 }],
    });
    return {
      remove: async () => remove(`/product/price/${row.id}`),
      use: async () => send(staff, 'PUT', `/product/price/${row.id}`, { version: row.version, fixPrice: [{ quantity: 1, price: 6 }] }),
      left: 'select count(*)::int as left from fix_price where product_price_id = $1 and not exists (select from product_price where id = $1)',
      values: [row.id],
    };
  },
  'a role that is given': async () => {
    counter += 1;
    const role = await made<{ id: number; version: number }>('POST', '/role', { name: `Rolle ${counter}` });
    return {
      remove: async () => remove(`/role/${role.id}?version=${role.version}`),
      use: async () => send(staff, 'POST', '/staff', { email: `neu${counter}@kistenwerk.example`, displayName: 'Neu', roleIds: [role.id] }),
      left: 'select 0 as left where $1 = $1',
      values: [role.id],
    };
  },
  'a customer, for whom staff write an address': async () => {
    const id = await newCustomer();
    return {
      remove: async () => remove(`/customers/${id}`),
      use: async () =>
        send(staff, 'POST', `/customer/${id}/address`, { name: 'A', street: 'B 1', zipCode: '8001', city: 'Zürich', country: 'CH' }),
      left: 'select count(*)::int as left from address where customer_id = $1 and not exists (select from customer where id = $1)',
      values: [id],
    };
  },
  'a guest, who orders': async () => {
    const guest: Buyer = await newGuest(shop.app);
    const item = itemOf(await productOf(shop.app, 'EP_0001'), 10);
    return {
      remove: async () => remove(`/customers/${guest.customerId}`),
      use: async () => order(guest, [item]),
      left: 'select count(*)::int as left from sales_order where customer_id = $1 and not exists (select from customer where id = $1)',
      values: [guest.customerId],
    };
  },
  'a guest’s address, to which an order goes': async () => {
    const guest: Buyer = await newGuest(shop.app);
    const second = await newAddress(guest, guest.customerId);
    const item = itemOf(await productOf(shop.app, 'EP_0001'), 10);
    return {
      remove: async () => send(guest, 'DELETE', `/customer/${guest.customerId}/address/${second.id}`, {}),
      use: async () => order(guest, [item], { deliveryAddressId: second.id }),
      left: 'select 0 as left where $1 = $1',
      values: [second.id],
    };
  },
  'a picture, which a category takes': async () => {
    counter += 1;
    const name = `Bild ${counter}`;
    await uploadAs(staff, [{ name: `${name}.png`, bytes: await picture('png') }], { directory: '/kategorien' });
    const { id, version } = await newCategory();
    return {
      remove: async () => remove(`/file/kategorien/${encodeURIComponent(name)}.png`),
      use: async () => send(staff, 'PUT', `/categories/${id}`, { version, imageFileName: `/kategorien/${name}` }),
      left: `select count(*)::int as left from category where image_file_name = $1`,
      values: [`/kategorien/${name}`],
    };
  },
  'a picture, which a product takes': async () => {
    counter += 1;
    const name = `bild${counter}`;
    const { files } = await uploadAs(staff, [{ name: `${name}.png`, bytes: await picture('png') }], { directory: '/kategorien' });
    const productId = await newProduct();
    const mediaId = files.flatMap((file) => (file.ok ? file.id : []))[0];
    const { body } = await get<{ version: number }>(staff, `/product/${productId}/images`);
    return {
      remove: async () => remove(`/file/kategorien/${name}.png`),
      use: async () =>
        send(staff, 'PUT', `/product/images/${productId}`, { version: body.version, images: [{ mediaId, kind: imageKinds[0] }] }),
      left: 'select count(*)::int as left from product_image where media_id = $1 and not exists (select from media where id = $1)',
      values: [mediaId],
    };
  },
  'a picture, which a page of text shows': async () => {
    counter += 1;
    const name = `seite${counter}`;
    await uploadAs(staff, [{ name: `${name}.png`, bytes: await picture('png') }], { directory: '/kategorien' });
    const src = `/api/media/kategorien/${name}.png`;
    const shown = { title: name, blocks: [{ kind: 'picture', picture: { src, alt: name, width: 60, height: 40 }, caption: '' }] };
    const { body } = await get<{ version: number }>(staff, '/page/news');
    const draft = { de: shown, fr: shown, en: shown };
    const { version } = await made<{ version: number }>('PUT', '/page/news', { version: body.version, draft });
    return {
      remove: async () => remove(`/file/kategorien/${name}.png`),
      use: async () => send(staff, 'POST', '/page/news/publish', { version }),
      left: 'select count(*)::int as left from content_page where strpos(blocks::text, $1) > 0',
      values: [src],
    };
  },
  'a customer who is noted': async () => {
    const id = await newCustomer();
    return {
      remove: async () => remove(`/customers/${id}`),
      use: async () => send(staff, 'POST', '/note', { kind: 'customer', recordId: id, text: 'ruft zurück' }),
      left: `select count(*)::int as left from note where kind = 'customer' and record_id = $1 and not exists (select from customer where id = $1)`,
      values: [id],
    };
  },
};

test.each(Object.entries(races))('%s', async (_, prepare) => {
  const outcomes = new Set<string>();
  for (let round = 0; round < depth(2, 60); round++) {
    const { remove: gone, use, left, values } = await prepare();
    const first = round % 2 === 0;
    const [one, other] = await Promise.all(first ? [gone(), use()] : [use(), gone()]);
    const [removed, used] = first ? [one, other] : [other, one];
    for (const answer of [removed, used]) {
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      if (answer.status >= 400) expect((answer.body as { errors: ErrorItem[] }).errors[0]?.message).not.toBe('unexpectedError');
    }
    outcomes.add(`${removed.status} ${used.status}`);
    const { rows } = await shop.database.pool.query<{ left: number }>(left, values);
    if (removed.status === 200) expect(rows[0]?.left, [...outcomes].join()).toBe(0);
  }
});

test('a cart with a product that was just deleted says so, and the order is refused', async () => {
  const id = await newProduct();
  const guest = await newGuest(shop.app);
  const product = await productOf(shop.app, shop.catalog.now().productById.get(id)?.articleNumber ?? '');
  const items = [itemOf(product, 10)];
  expect((await priceOf(guest, items)).cartPrice.items).toMatchObject([{ problem: null }]);
  expect((await remove(`/product/${id}`)).status).toBe(200);
  expect((await priceOf(guest, items)).cartPrice.items).toMatchObject([{ problem: 'productNotAvailable' }]);
  expect((await order(guest, items)).status).toBe(422);
  expect((await get(staff, `/product/${id}/record`)).status).toBe(200);
});
