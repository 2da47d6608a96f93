/** A large catalogue: every product is derived from one of the demo products, with another name, size, price and category. */
import type { Pool } from 'pg';
import type { Chance } from './chance.ts';
import type { Row } from './rows.ts';
import { insertRows, moveSequence, nextId } from './rows.ts';
import type { Step, Template } from './template.ts';
import { readTemplates } from './template.ts';
import { compound, goods, kindsByType, otherKinds } from './words.ts';

export interface NewProduct {
  id: number;
  articleNumber: string;
  name: string;
  unitOfSales: number;
  steps: readonly Step[];
}

interface Made extends NewProduct {
  template: Template;
  product: Row;
  categoryIds: readonly number[];
}

const configurableShare = 0.05;
const inDemoCategoryShare = 0.2;
export const articleNumberFrom = 100_000;
const sides: readonly string[] = ['length', 'width', 'height'];
const largeSideMm = 450;
/** Indices into the list of wares. */
const wareByType: Readonly<Record<string, number>> = {
  Holzkiste: 0,
  Sperrholzkiste: 1,
  Verschlag: 2,
  Palette: 3,
  Europalette: 3,
  Exportkiste: 4,
  Faltkarton: 5,
  Versandkarton: 5,
  Latte: 6,
};
const accessories = 7;

/** Shrinks the template's large sides by one factor, so that the product can still be built by its model. */
function presetAfter({ preset }: Template, chance: Chance): Template['preset'] {
  const percent = 90 + chance.below(11);
  return Object.fromEntries(
    Object.entries(preset).map(([key, value]) =>
      sides.includes(key) && typeof value === 'number' && value > largeSideMm ? [key, Math.round((value * percent) / 100)] : [key, value],
    ),
  );
}

function sizeText(preset: Template['preset'], index: number): string {
  const numbers = sides.map((side) => preset[side]).filter((value) => typeof value === 'number');
  return numbers.length < 2 ? ` Nr. ${index}` : ` ${numbers.join(' × ')}`;
}

/** Whole Rappen: 60 to 140 % of the template's prices. */
function ladderAfter({ steps }: Template, chance: Chance): Step[] {
  const percent = 60 + chance.below(81);
  return steps.map(({ quantity, price }) => ({ quantity, price: Math.round((price * percent) / 10_000) * 100 }));
}

/** One of the lowest categories, for some also one of the template's. */
function placesAfter(template: Template, chance: Chance, categories: readonly (readonly number[])[]): number[] {
  const lowest = categories[wareByType[template.type] ?? accessories] ?? [];
  const besideTemplate = chance.happens(inDemoCategoryShare) || lowest.length === 0;
  return [...(lowest.length === 0 ? [] : [chance.pick(lowest)]), ...(besideTemplate ? template.category_ids.slice(0, 1) : [])];
}

function productAfter(template: Template, chance: Chance, { id, index }: { id: number; index: number }): Omit<Made, 'categoryIds'> {
  const preset = presetAfter(template, chance);
  const end = template.can_be_configured ? ` nach Mass ${index}` : sizeText(preset, index);
  const name = compound(chance.pick(goods), chance.pick(kindsByType[template.type] ?? otherKinds), end);
  const articleNumber = `${template.article_number.split('_')[0]}_${articleNumberFrom + index}`;
  const product = {
    id,
    article_number: articleNumber,
    name,
    description: template.description,
    type_id: template.type_id,
    kind_code: 1,
    published: true,
    can_be_configured: template.can_be_configured,
    preset,
    local_file_path: '',
    version: 1,
  };
  return { id, articleNumber, name: name.de, unitOfSales: template.unit_of_sales, steps: ladderAfter(template, chance), template, product };
}

/** The last `hidden` ones are only for the customers they are made for. */
export async function insertProducts(
  pool: Pool,
  chance: Chance,
  { count, hidden, categories }: { count: number; hidden: number; categories: readonly (readonly number[])[] },
): Promise<NewProduct[]> {
  const templates = await readTemplates(pool);
  const listed = templates.filter((template) => template.active_strategy === 'FIX_PRICE' && !template.can_be_configured);
  const configurable = templates.filter((template) => template.active_strategy === 'MARGIN_PRICE' && template.can_be_configured);
  const firstId = await nextId(pool, 'product');
  const made = Array.from({ length: count }, (_, index): Made => {
    const template = chance.pick(chance.happens(configurableShare) ? configurable : listed);
    const { product, ...facts } = productAfter(template, chance, { id: firstId + index, index });
    const categoryIds = placesAfter(template, chance, categories);
    return { ...facts, categoryIds, product: { ...product, publicly_available: index < count - hidden } };
  });
  await insertRows(
    pool,
    'product',
    made.map(({ product }) => product),
  );
  await moveSequence(pool, 'product');
  const each = (rowsOf: (product: Made) => readonly Row[]): Row[] => made.flatMap((product) => rowsOf(product));
  await insertRows(
    pool,
    'product_attribute_value',
    each(({ id, template }) => template.values.map((value) => ({ product_id: id, ...value }))),
  );
  await insertRows(
    pool,
    'category_product',
    each(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ category_id: categoryId, product_id: id }))),
  );
  await insertRows(
    pool,
    'transport_requirement',
    each(({ id, template }) => (template.transport === null ? [] : [{ ...template.transport, product_id: id }])),
  );
  await insertListPrices(pool, made);
  return made;
}

async function insertListPrices(pool: Pool, made: readonly Made[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select id from customer where is_default');
  const firstPrice = await nextId(pool, 'product_price');
  await insertRows(
    pool,
    'product_price',
    made.map(({ id, template }, index) => ({
      id: firstPrice + index,
      customer_id: rows[0]?.id,
      product_id: id,
      unit_of_sales: template.unit_of_sales,
      active_strategy: template.active_strategy,
      margin: template.margin,
      ladder_quantities: template.ladder_quantities,
    })),
  );
  await moveSequence(pool, 'product_price');
  await insertRows(
    pool,
    'fix_price',
    made.flatMap(({ steps }, index) => steps.map((step) => ({ product_price_id: firstPrice + index, ...step }))),
  );
}
