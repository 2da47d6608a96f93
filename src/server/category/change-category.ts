/** Creates, changes and deletes a category. Specification: back-office §4 (Category tree), §7 (Categories), §8 (object still in use). */
import { CategoryRecord, KeptOfCategory } from '#contract/category-record.ts';
import type { createCategory as createEndpoint, updateCategory as updateEndpoint } from '#contract/category-record.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isLink } from '#domain/catalog/product.ts';
import { shopKind } from '#domain/catalog/shop.ts';
import type { Language } from '#domain/language/language.ts';
import { actorName } from '#server/call/actor-name.ts';
import { givenWords } from '#server/call/given-words.ts';
import { conflict, notFound, Refusal, refused } from '#server/call/refusal.ts';
import { refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { addHistory } from '#server/record/record-history.ts';
import { categoryRecordsOf } from './category-records.ts';
import { insertCategory, isArticleNumber, isPicture, removeCategory, storeCategory, usesOf } from './category-tree-store.ts';
import type { CategoryFields, StoredCategory } from './category-tree-store.ts';
import { writeTree } from './write-tree.ts';
import type { TreeServices, TreeWrite } from './write-tree.ts';

export async function createCategory(
  services: TreeServices,
  { shopTypeId, order, ...given }: ParsedOf<typeof createEndpoint>['body'],
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<CategoryRecord> {
  return idempotent(
    services.db,
    key,
    (body) => CategoryRecord.parse(body),
    async (taken) =>
      writeTree(services, actor, async ({ trx, tree }) => {
        const parent = parentOf(tree, given.parentId);
        const fields = { ...given, shopTypeId: shopTypeId ?? parent?.shopTypeId ?? shopKind.ANY };
        await refuseWrongReferences(trx, fields);
        const id = await insertCategory(trx, fields, order ?? lastOf(tree, given.parentId) + 1);
        const write = { recordId: id, version: 1, at: new Date(services.now()), who: actorName(actor) };
        await addHistory(trx, 'category', write, [{ field: 'created', before: null, after: given.name.de }]);
        const created = await recordOf(trx, id);
        if (taken !== null) await keepAnswer(trx, taken, created);
        return created;
      }),
  );
}

export async function updateCategory(
  services: TreeServices,
  id: number,
  change: ParsedOf<typeof updateEndpoint>['body'],
  { actor, language }: { actor: Actor; language: Language },
): Promise<CategoryRecord> {
  await writeTree(services, actor, async (write) => changeCategory(write, id, change, language));
  return recordOf(services.db, id);
}

/** As part of a write on the tree. */
export async function changeCategory(
  { trx, tree, find }: TreeWrite,
  id: number,
  { version, order, ...given }: ParsedOf<typeof updateEndpoint>['body'],
  language: Language = 'de',
): Promise<void> {
  const before = await find(id, version);
  const kept = sentOf(given, KeptOfCategory);
  if (Object.keys(kept).length > 0) refuseOtherValues(kept, await recordOf(trx, id));
  await refuseWrongReferences(trx, given);
  const after = merged(before, given, language);
  parentOf(tree, after.parentId);
  await storeCategory(trx, id, after, order ?? (after.parentId === before.parentId ? before.order : lastOf(tree, after.parentId) + 1));
}

export async function deleteCategory(services: TreeServices, id: number, version: number | undefined, actor: Actor): Promise<void> {
  await writeTree(services, actor, async ({ trx, tree, find }) => {
    const category = await find(id, version);
    if (category.parentId === null) throw conflict('categoryRootStays');
    const children = tree.filter(({ parentId }) => parentId === id);
    const { articles, types } = await usesOf(trx, id);
    const uses: ErrorItem[] = [];
    if (children.length > 0) uses.push({ message: 'usedByCategories', params: { names: namesOf(children.map(({ name }) => name.de)) } });
    if (articles > 0) uses.push({ message: 'usedByArticles', params: { count: articles } });
    if (types.length > 0) uses.push({ message: 'usedByProductTypes', params: { names: namesOf(types) } });
    if (uses.length > 0) throw new Refusal(409, [{ message: 'inUse', params: {} }, ...uses]);
    await removeCategory(trx, id);
    const write = { recordId: id, version: null, at: new Date(services.now()), who: actorName(actor) };
    await addHistory(trx, 'category', write, [{ field: 'deleted', before: category.name.de, after: null }]);
  });
}

const mostNames = 5;

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map((name) => `«${name}»`);
  return [...shown, ...(names.length > mostNames ? ['…'] : [])].join(', ');
}

function lastOf(tree: readonly StoredCategory[], parentId: number | null): number {
  return Math.max(0, ...tree.filter((each) => each.parentId === parentId).map(({ order }) => order));
}

function parentOf(tree: readonly StoredCategory[], parentId: number | null): StoredCategory | null {
  if (parentId === null) return null;
  const parent = tree.find(({ id }) => id === parentId);
  if (parent === undefined) throw refused('categoryParentMissing', {}, 'body.parentId');
  return parent;
}

type Change = Omit<ParsedOf<typeof updateEndpoint>['body'], 'version' | 'order'>;

function merged(before: CategoryFields, given: Change, language: Language): CategoryFields {
  return {
    name: givenWords(given.name, before.name, language),
    description: givenWords(given.description, before.description, language),
    parentId: given.parentId === undefined ? before.parentId : given.parentId,
    published: given.published ?? before.published,
    contentLink: given.contentLink ?? before.contentLink,
    shopTypeId: given.shopTypeId ?? before.shopTypeId,
    imageFileName: given.imageFileName ?? before.imageFileName,
    pictureArticleNumber: given.pictureArticleNumber === undefined ? before.pictureArticleNumber : given.pictureArticleNumber,
  };
}

/** Only what is given: a picture that was deleted meanwhile does not block another change. */
async function refuseWrongReferences(
  trx: Trx,
  given: Pick<Change, 'contentLink' | 'imageFileName' | 'pictureArticleNumber'>,
): Promise<void> {
  const { contentLink = '', imageFileName = '', pictureArticleNumber = null } = given;
  if (contentLink !== '' && !isLink(contentLink)) throw refused('validation.link', {}, 'body.contentLink');
  if (imageFileName !== '' && !(await isPicture(trx, imageFileName))) throw refused('pictureNotFound', {}, 'body.imageFileName');
  if (pictureArticleNumber !== null && !(await isArticleNumber(trx, pictureArticleNumber)))
    throw refused('unknownArticle', { articleNumber: pictureArticleNumber }, 'body.pictureArticleNumber');
}

async function recordOf(db: Db | Trx, id: number): Promise<CategoryRecord> {
  const [record] = await categoryRecordsOf(db, [id]);
  if (record === undefined) throw notFound();
  return record;
}
