import { useCallback, useRef, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { moveCategories, readCategoryRecords, updateCategory } from '#contract/category-record.ts';
import type { CategoryArticle, CategoryRecord } from '#contract/category-record.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { useScreenKeys } from '../grid/use-screen-keys.ts';
import { Ask } from '../ui/ask.tsx';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import styles from './categories.module.css';
import { CategoryArticles } from './category-articles.tsx';
import { CategoryDialogHost } from './category-dialog-host.tsx';
import { dialogOf } from './category-dialogs.ts';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTree } from './category-tree.tsx';
import { categoryWords as t } from './category-words.ts';
import { CreateDialog } from './create-dialog.tsx';
import { moveBack, treeRows } from './tree-rows.ts';
import type { ShopFilter } from './tree-rows.ts';

const { word } = screenOf('categories');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
/** The selection is in the address, but needs no new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'categories', request);
  const { items, articlesWithoutCategory } = await callHere(readCategoryRecords, {});
  return { records: items, articlesWithoutCategory, today: localNow(Date.now()).date, mayProducts: holdsAbility(perm, 'manageProducts') };
}

export default function CategoriesPage() {
  return <Categories {...useLoaderData<typeof loader>()} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Categories({ records, articlesWithoutCategory, today, mayProducts }: Loaded) {
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const action = useAction();
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [creating, setCreating] = useState<number | null>(null);
  const [undo, setUndo] = useState<{ id: number; text: string; back: CategoryMove } | null>(null);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const shop: ShopFilter = query.get('shop') === '1' ? '1' : query.get('shop') === '2' ? '2' : 'all';
  const isWithout = query.get('category') === 'none';
  const selected = isWithout ? undefined : (records.find(({ id }) => String(id) === query.get('category')) ?? records[0]);
  const rows = treeRows(records, { shop, search, closed });
  const change = (changes: Record<string, string | null>): void =>
    setQuery(
      (before) => {
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) before.delete(key);
          else before.set(key, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const select = (id: string): void => {
    const go = (): void => change({ category: id, dialog: null, product: null });
    if (isUnsaved && id !== String(selected?.id)) setAsked(() => go);
    else go();
  };
  const closeDialog = useCallback((): void => {
    setQuery(
      (before) => {
        before.delete('dialog');
        before.delete('product');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  const move = async (id: number, { parentId, elements, pivot, direction }: CategoryMove, isBack: boolean): Promise<void> => {
    const record = records.find((each) => each.id === id);
    const back = moveBack(records, id);
    if (record === undefined || back === null) return;
    let addresses = 0;
    const done = await action.run(async () => {
      const body = { pivot, elements: [...elements], moveDirection: direction, versions: [record.version] };
      addresses = (await call(moveCategories, { params: { id: parentId }, body })).addressesChanged;
    }, null);
    if (!done) return;
    setClosed((before) => before.difference(new Set([parentId])));
    setUndo(isBack ? null : { id, back, text: t.moved(record.name.de, addresses) });
  };
  const update = (record: CategoryRecord, changes: { published?: boolean; name?: CategoryRecord['name'] }): void =>
    void action.run(
      async () => call(updateCategory, { params: { id: record.id }, body: { version: record.version, ...changes } }),
      officeTexts.saved,
    );
  useScreenKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/') searchField.current?.focus();
    else if (event.key === 'Insert') setCreating(selected?.id ?? null);
    else if (event.key.toLowerCase() === 'v' && selected !== undefined) change({ dialog: 'link', category: String(selected.id) });
    else return;
    event.preventDefault();
  });
  const product = Number(query.get('product'));
  const addressOf = useCallback(
    ({ id }: CategoryArticle) => {
      const next = new URLSearchParams(query);
      next.set('dialog', 'product');
      next.set('product', String(id));
      return `?${next.toString()}`;
    },
    [query],
  );
  const openProduct = ({ id }: CategoryArticle): void => change({ dialog: 'product', product: String(id) });
  const hidden = records.filter(({ published }) => !published).length;
  return (
    <div className={styles['screen']}>
      <PageHead
        title={word}
        figures={
          <>
            <Figure number={groupedText(records.length)} word={t.inTree} />
            <Figure number={groupedText(hidden)} word={t.hidden} />
            <li>
              <button type="button" className={styles['figure']} aria-pressed={isWithout} onClick={() => select('none')}>
                <span className="num">{groupedText(articlesWithoutCategory)}</span> {t.without}
              </button>
            </li>
          </>
        }
      >
        <div className={styles['segments']} role="group" aria-label={t.shopChoice}>
          {(['1', '2', 'all'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={shop === each} onClick={() => change({ shop: each === 'all' ? null : each })}>
              {t.shops[each]}
            </button>
          ))}
        </div>
        {selected === undefined ? null : (
          <a className={pageStyles['button']} href={selected.url} target="_blank" rel="noreferrer">
            {t.preview}
          </a>
        )}
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          aria-keyshortcuts="Insert"
          onClick={() => setCreating(selected?.id ?? records[0]?.id ?? null)}
        >
          {t.create} <kbd aria-hidden="true">Ins</kbd>
        </button>
      </PageHead>
      <div className={styles['split']}>
        <section className={styles['side']}>
          <div className={styles['search']}>
            <input
              ref={searchField}
              type="search"
              aria-label={t.search}
              placeholder={t.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <kbd aria-hidden="true">/</kbd>
          </div>
          <CategoryTree
            records={records}
            rows={rows}
            selected={selected?.id ?? null}
            onSelect={(id) => select(String(id))}
            onOpen={(id, isOpen) => setClosed((before) => (isOpen ? before.difference(new Set([id])) : before.union(new Set([id]))))}
            onMove={(id, to) => void move(id, to, false)}
            onRename={(record, name) => update(record, { name: { ...record.name, de: name } })}
            onShow={(record) => update(record, { published: !record.published })}
            onCreate={setCreating}
          />
          <p role="status" className={undo === null ? styles['quiet'] : styles['moved']}>
            {undo === null ? null : (
              <>
                {undo.text}{' '}
                <button type="button" className={pageStyles['button']} onClick={() => void move(undo.id, undo.back, true)}>
                  {t.undo}
                </button>
              </>
            )}
          </p>
          <p className={styles['keys']} aria-hidden="true">
            <kbd>Alt ↑ ↓</kbd> {t.keys.move} <kbd>Alt ← →</kbd> {t.keys.level}
            <br />
            <kbd>F2</kbd> {t.keys.rename} <kbd>Leer</kbd> {t.keys.show}
          </p>
        </section>
        <div className={styles['work']}>
          {selected === undefined ? (
            <CategoryArticles
              key="none"
              categoryId={null}
              title={t.without}
              remark={t.withoutCount(articlesWithoutCategory)}
              today={today}
              addressOf={addressOf}
              onOpen={openProduct}
            />
          ) : (
            <>
              <CategoryPanel
                key={selected.id}
                record={selected}
                records={records}
                onUnsaved={setUnsaved}
                onRemoved={() => change({ category: selected.parentId === null ? null : String(selected.parentId) })}
              />
              <CategoryArticles
                key={`${selected.id} ${selected.articleCount}`}
                categoryId={selected.id}
                title={t.inCategory}
                remark={t.order(selected.articleCount, selected.articleCountBelow)}
                today={today}
                addressOf={addressOf}
                onOpen={openProduct}
              >
                <button
                  type="button"
                  className={pageStyles['button']}
                  aria-keyshortcuts="V"
                  onClick={() => change({ dialog: 'link', category: String(selected.id) })}
                >
                  {t.link} <kbd aria-hidden="true">V</kbd>
                </button>
              </CategoryArticles>
            </>
          )}
        </div>
      </div>
      {creating === null ? null : (
        <CreateDialog
          records={records}
          parent={records.find(({ id }) => id === creating)}
          onMade={(made) => {
            setCreating(null);
            toast.success(officeTexts.saved);
            void revalidate().then(() => change({ category: String(made.id) }));
          }}
          onClose={() => setCreating(null)}
        />
      )}
      <CategoryDialogHost
        dialog={dialogOf(query)}
        records={records}
        category={selected}
        productId={mayProducts && Number.isInteger(product) && product > 0 ? product : null}
        onDone={(text) => {
          closeDialog();
          toast.success(text);
          void revalidate();
        }}
        onClose={closeDialog}
      />
      <Ask
        title={t.leaveTitle}
        text={t.leaveText}
        verb={t.leave}
        back={t.stay}
        open={asked !== null}
        onYes={() => {
          asked?.();
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    </div>
  );
}
