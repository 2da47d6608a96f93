/** SQL of the first data of a shop. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ProductType } from '#domain/catalog/product-type.ts';
import { ownAttributeId } from '#domain/catalog/product-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { attributes, types } from './attribute.ts';
import { categories } from './category.ts';
import { paymentTerms, skonti, trucks } from './company.ts';
import type { ContentPage } from './content/content-page.ts';
import type { SeedCustomer } from './people.ts';
import type { SeedPrice, SeedProduct } from './seed-product.ts';

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo data name something that is not there: ${key}`);
  return id;
}

function idsByKey(keys: readonly string[], rows: readonly { id: number }[]): Map<string, number> {
  return new Map(keys.map((key, index) => [key, rows[index]?.id ?? 0]));
}

/** True for the one process that is first; another one that starts at the same time waits here and gets false. */
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

const germanName = (name: string) => sql<boolean>`name ->> 'de' = ${name}`;

export async function insertTerms(trx: Trx): Promise<void> {
  await trx.insertInto('truck').values(named(trucks)).execute();
  await trx.insertInto('payment_term').values(named(paymentTerms)).execute();
  await trx.insertInto('skonto').values(named(skonti)).execute();
  const term = await trx.selectFrom('payment_term').select('id').where(germanName(paymentTerms[0].name.de)).executeTakeFirstOrThrow();
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

/** Pages that are there stay as staff left them; a newer version of the shop brings those it adds. */
export async function insertContentPages(trx: Trx, pages: readonly ContentPage[]): Promise<void> {
  await trx
    .insertInto('content_page')
    .values(pages.map(({ blocks, ...page }) => ({ ...page, blocks: JSON.stringify(blocks) })))
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doNothing())
    .execute();
}

export async function catalogIsEmpty(trx: Trx): Promise<boolean> {
  // The row lock makes a second process wait until the first has written its catalogue.
  await trx.selectFrom('company_profile').select('id').forUpdate().execute();
  return (await trx.selectFrom('category').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Level by level, because a category needs the id of its parent; their order stays that of the list. */
async function insertCategories(trx: Trx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  let level = categories.filter(({ parent }) => parent === null);
  while (level.length > 0) {
    const rows = await trx
      .insertInto('category')
      .values(
        level.map((category) => ({
          parent_id: category.parent === null ? null : idOf(ids, category.parent),
          name: JSON.stringify(category.name),
          description: JSON.stringify(category.description),
          sort_order: categories.indexOf(category),
          shop_type_id: category.shopTypeId,
          picture_article_number: category.pictureArticleNumber,
        })),
      )
      .returning('id')
      .execute();
    const parents = new Set(level.map(({ key }) => key));
    for (const [index, { key }] of level.entries()) ids.set(key, rows[index]?.id ?? 0);
    level = categories.filter(({ parent }) => parent !== null && parents.has(parent));
  }
  return ids;
}

async function insertTypes(
  trx: Trx,
  categoryIds: ReadonlyMap<string, number>,
): Promise<{ typeIds: Map<string, number>; attributeIds: Map<string, number> }> {
  const attributeRows = await trx
    .insertInto('attribute')
    .values(attributes.map(({ name, typeId, visibility }) => ({ name: JSON.stringify(name), type_id: typeId, visibility })))
    .returning('id')
    .execute();
  const attributeIds = idsByKey(
    attributes.map(({ key }) => key),
    attributeRows,
  );
  const typeRows = await trx
    .insertInto('product_type')
    .values(
      types.map(({ id, name, modelId, category, workbook = '', landingPage = '2D' as const }) => ({
        ...(id === undefined ? {} : { id }),
        name,
        model_id: modelId,
        excel_file_path: workbook,
        landing_page: landingPage,
        category_id: category === null ? null : idOf(categoryIds, category),
        report_id: null,
      })),
    )
    .returning('id')
    .execute();
  const typeIds = idsByKey(
    types.map(({ key }) => key),
    typeRows,
  );
  // Types that staff add later are numbered behind the ones with a number of their own.
  await sql`select setval(pg_get_serial_sequence('product_type', 'id'), (select max(id) from product_type))`.execute(trx);
  const links = types.flatMap((type) =>
    type.attributes.map((key, index) => ({
      product_type_id: idOf(typeIds, type.key),
      attribute_id: idOf(attributeIds, key),
      visibility: attributes.find((attribute) => attribute.key === key)?.visibility ?? 0,
      sort_order: index,
    })),
  );
  await trx.insertInto('product_type_attribute').values(links).execute();
  return { typeIds, attributeIds };
}

const strategies = { margin: 'MARGIN_PRICE', fix: 'FIX_PRICE', excel: 'EXCEL_PRICE', request: 'NONE' } as const;

/** Writes the price rows of one customer. */
async function insertPrices(trx: Trx, customerId: number, prices: readonly { productId: number; price: SeedPrice }[]): Promise<void> {
  if (prices.length === 0) return;
  const rows = await trx
    .insertInto('product_price')
    .values(
      prices.map(({ productId, price }) => ({
        customer_id: customerId,
        product_id: productId,
        active_strategy: strategies[price.kind],
        unit_of_sales: price.kind === 'request' ? 1 : (price.unitOfSales ?? 1),
        margin: price.kind === 'margin' ? Math.round(price.percent * 100) : 0,
        ...('ladder' in price && price.ladder ? { ladder_quantities: [...price.ladder] } : {}),
      })),
    )
    .returning('id')
    .execute();
  const steps = prices.flatMap(({ price }, index) =>
    price.kind === 'fix'
      ? price.steps.map(([quantity, chf]) => ({ product_price_id: rows[index]?.id ?? 0, quantity, price: unitPriceFromChf(chf) as number }))
      : [],
  );
  if (steps.length > 0) await trx.insertInto('fix_price').values(steps).execute();
}

function typeWithIds(typeKey: string, attributeIds: Map<string, number>): Pick<ProductType, 'attributes'> {
  const keys = types.find(({ key }) => key === typeKey)?.attributes ?? [];
  return { attributes: keys.map((key) => ({ attributeId: idOf(attributeIds, key) })) };
}

/** Where pictures of a product's own lie; '' without any. */
function mediaFolder({ pictures = [], articleNumber }: SeedProduct): string {
  return pictures.length === 0 ? '' : `/produkte/${articleNumber}`;
}

async function insertPictures(trx: Trx, products: readonly SeedProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    (product.pictures ?? []).map(({ name, contentType, content }) => ({
      local_file_path: mediaFolder(product),
      name,
      content_type: contentType,
      content,
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('media')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo catalogue with the prices of the default customer; answers product ids by article number. */
export async function insertCatalog(trx: Trx, products: readonly SeedProduct[]): Promise<Map<string, number>> {
  const categoryIds = await insertCategories(trx);
  const { typeIds, attributeIds } = await insertTypes(trx, categoryIds);
  const rows = await trx
    .insertInto('product')
    .values(
      products.map((product) => ({
        article_number: product.articleNumber,
        name: JSON.stringify(product.name),
        description: JSON.stringify(product.description),
        type_id: idOf(typeIds, product.type),
        kind_code: product.kindCode,
        published: product.published ?? true,
        publicly_available: product.publiclyAvailable ?? true,
        can_be_configured: product.configurable,
        preset: JSON.stringify(product.preset),
        local_file_path: mediaFolder(product),
        deleted_at: null,
      })),
    )
    .returning('id')
    .execute();
  const ids = idsByKey(
    products.map(({ articleNumber }) => articleNumber),
    rows,
  );
  await insertPictures(trx, products);
  const productId = (product: SeedProduct): number => idOf(ids, product.articleNumber);
  await trx
    .insertInto('category_product')
    .values(
      products.flatMap((product) =>
        product.categories.map((key) => ({ category_id: idOf(categoryIds, key), product_id: productId(product) })),
      ),
    )
    .execute();
  await trx
    .insertInto('product_attribute_value')
    .values(
      products.flatMap((product) =>
        Object.entries(product.values).map(([key, value]) => ({
          product_id: productId(product),
          attribute_id: ownAttributeId(typeWithIds(product.type, attributeIds), idOf(attributeIds, key)),
          value: typeof value === 'string' ? value : JSON.stringify(value),
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('transport_requirement')
    .values(
      products.flatMap((product) =>
        product.transport
          ? [
              {
                product_id: productId(product),
                max_package: product.transport.maxPackage,
                min_sp: product.transport.minSp,
                quantity_for_min_sp: product.transport.quantityForMinSp,
              },
            ]
          : [],
      ),
    )
    .execute();
  const owner = await trx.selectFrom('customer').select('id').where('is_default', '=', true).executeTakeFirstOrThrow();
  await insertPrices(
    trx,
    owner.id,
    products.map((product) => ({ productId: productId(product), price: product.price })),
  );
  await trx
    .updateTable('cache_version')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('name', '=', 'catalog')
    .execute();
  return ids;
}

export async function insertCustomer(
  trx: Trx,
  customer: SeedCustomer,
  passwordHash: string,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const term = await trx.selectFrom('payment_term').select('id').where(germanName(customer.paymentTerm)).executeTakeFirstOrThrow();
  const skonto =
    customer.skonto === null
      ? null
      : await trx.selectFrom('skonto').select('id').where(germanName(customer.skonto)).executeTakeFirstOrThrow();
  const truck = await trx.selectFrom('truck').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('customer')
    .values({
      status: 'REGISTERED',
      is_company: customer.isCompany,
      company_name: customer.companyName,
      company_code: customer.companyCode,
      company_invoice_email: customer.isCompany ? customer.invoiceEmail : '',
      discount: customer.discount,
      delivery_cost_multiplier: customer.deliveryCostMultiplier,
      payment_term_id: term.id,
      skonto_id: skonto?.id ?? null,
      quick_order_active: customer.quickOrder,
      truck_id: truck.id,
      invoice_email: customer.invoiceEmail,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { firstName, lastName, languageId, ...contact } = customer.contact;
  await trx
    .insertInto('contact_person')
    .values({ ...contact, customer_id: id, email: customer.email, first_name: firstName, last_name: lastName, language_id: languageId })
    .execute();
  await trx
    .insertInto('address')
    .values(
      customer.addresses.map((address) => ({
        customer_id: id,
        name: address.name,
        addition: address.addition ?? '',
        street: address.street,
        zip_code: address.zipCode,
        city: address.city,
        is_default_shipping: address.isDefaultShipping,
        is_default_invoice: address.isDefaultInvoice,
      })),
    )
    .execute();
  await trx
    .insertInto('app_user')
    .values({ customer_id: id, email: customer.email, password_hash: passwordHash, display_name: customer.displayName, demo: true })
    .execute();
  await insertPrices(
    trx,
    id,
    Object.entries(customer.prices).map(([articleNumber, price]) => ({ productId: idOf(productIds, articleNumber), price })),
  );
}

/** Answers false when somebody already has that address; that of a closed demo account is free. */
export async function insertStaff(
  trx: Trx,
  user: { email: string; displayName: string; permissions: readonly number[]; passwordHash: string; demo: boolean },
): Promise<boolean> {
  const values = {
    customer_id: null,
    email: user.email,
    password_hash: user.passwordHash,
    display_name: user.displayName,
    permissions: [...user.permissions],
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
  return row !== undefined;
}

/** Opens or closes the accounts of the demo, and with them their sessions; answers how many changed. */
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
    .where((where) => where(where.fn<number>('cardinality', ['permissions']), '>', 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
