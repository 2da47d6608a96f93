/** The articles of a category, or those without one, in the shop's order: a window of rows, however many there are. */
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { readCategoryArticles, unlinkProducts } from '#contract/category-record.ts';
import type { CategoryArticle } from '#contract/category-record.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { Grid } from '../grid/grid.tsx';
import type { Ticked } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { isTicked } from '../grid/rules/ticks.ts';
import { useRowWindow } from '../grid/use-row-window.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { articleColumns } from './article-columns.tsx';
import styles from './categories.module.css';
import { categoryWords as t } from './category-words.ts';

interface CategoryArticlesProps {
  /** null: articles without a category. */
  categoryId: number | null;
  title: string;
  remark: string;
  today: PlainDate;
  addressOf: (article: CategoryArticle) => string;
  onOpen: (article: CategoryArticle) => void;
  children?: ReactNode;
}

const rowsPerPage = 100;
/** Limit of one call. */
const block = 1000;

export function CategoryArticles({ categoryId, title, remark, today, addressOf, onOpen, children }: CategoryArticlesProps) {
  const [view, setView] = useState<GridView>(plainView);
  const { busy, run } = useAction();
  const columns = useMemo(() => articleColumns(addressOf), [addressOf]);
  const source = useRowWindow<CategoryArticle>({
    view,
    perPage: rowsPerPage,
    load: async ({ search }, page) =>
      call(readCategoryArticles, {
        query: { search, page, perPage: rowsPerPage, ...(categoryId === null ? {} : { categoryId }) },
      }),
    loadValues: () => Promise.resolve([]),
  });
  const unlink = async ({ ticks, clear }: Ticked): Promise<void> => {
    if (categoryId === null) return;
    const rows = ticks.kind === 'some' ? null : await source.rowsBetween(0, source.rowCount - 1);
    const ids =
      rows === null ? [...(ticks.kind === 'some' ? ticks.ids : [])] : rows.map(({ id }) => id).filter((id) => isTicked(ticks, id));
    const done = await run(async () => {
      for (let at = 0; at < ids.length; at += block)
        await call(unlinkProducts, { query: { categoryId, productIds: ids.slice(at, at + block).join(',') } });
    }, t.unlinked(ids.length));
    if (!done) return;
    clear();
    source.refresh();
  };
  const bulk = (ticked: Ticked): ReactNode => (
    <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void unlink(ticked)}>
      {t.unlink}
    </button>
  );
  return (
    <section className={styles['articles']}>
      <header className={styles['section']}>
        <h2>{title}</h2>
        <small>{remark}</small>
        {children}
      </header>
      <div className={styles['list']}>
        <Grid
          label={title}
          columns={columns}
          source={source}
          view={view}
          onView={setView}
          today={today}
          searchHint={t.searchArticles}
          emptyHint={categoryId === null ? undefined : t.noArticles}
          tall="pictures"
          bulk={categoryId === null ? undefined : bulk}
          onOpen={onOpen}
        />
      </div>
    </section>
  );
}
