import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { readCategoryRecords } from '#contract/category-record.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { pageServices } from '#web/page-context.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { useScreenKeys } from '../grid/use-screen-keys.ts';
import { Ask } from '../ui/ask.tsx';
import { CategoriesHead } from './categories-head.tsx';
import styles from './categories.module.css';
import { CategoryDialogHost } from './category-dialog-host.tsx';
import { CategorySide } from './category-side.tsx';
import { categoryWords as t } from './category-words.ts';
import { CategoryWork } from './category-work.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { useCategoryQuery } from './use-category-query.ts';

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
  const query = useCategoryQuery(records);
  const { selected, closeDialog } = query;
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [creating, setCreating] = useState<number | null>(null);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const select = (id: string): void => {
    const go = (): void => query.chooseAndClose(id);
    if (isUnsaved && id !== String(selected?.id)) setAsked(() => go);
    else go();
  };
  useScreenKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // «/» searches the list of articles, as it does every list.
    if (event.key.toLowerCase() === 'b') searchField.current?.focus();
    else if (event.key === 'Insert') setCreating(selected?.id ?? null);
    else if (event.key.toLowerCase() === 'v' && selected !== undefined) query.openLinks(selected.id);
    else return;
    event.preventDefault();
  });
  return (
    <div className={styles['screen']}>
      <CategoriesHead
        title={word}
        records={records}
        articlesWithoutCategory={articlesWithoutCategory}
        query={query}
        onWithout={() => select('none')}
        onCreate={() => setCreating(selected?.id ?? records[0]?.id ?? null)}
      />
      <div className={styles['split']}>
        <CategorySide
          records={records}
          shop={query.shop}
          selected={selected?.id ?? null}
          searchField={searchField}
          onSelect={(id) => select(String(id))}
          onCreate={setCreating}
        />
        <CategoryWork
          records={records}
          articlesWithoutCategory={articlesWithoutCategory}
          today={today}
          query={query}
          onUnsaved={setUnsaved}
        />
      </div>
      {creating === null ? null : (
        <CreateDialog
          records={records}
          parent={records.find(({ id }) => id === creating)}
          onMade={(made) => {
            setCreating(null);
            toast.success(officeWords.saved);
            void revalidate().then(() => query.choose(String(made.id)));
          }}
          onClose={() => setCreating(null)}
        />
      )}
      <CategoryDialogHost
        dialog={query.dialog}
        records={records}
        category={selected}
        productId={mayProducts ? query.productId : null}
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
