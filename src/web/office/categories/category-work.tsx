/** The selected category and its products, or the products without a category. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import pageStyles from '../ui/page.module.css';
import styles from './categories.module.css';
import { CategoryArticles } from './category-articles.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { categoryWords as t } from './category-words.ts';
import type { CategoryQuery } from './use-category-query.ts';

interface CategoryWorkProps {
  records: readonly CategoryRecord[];
  articlesWithoutCategory: number;
  today: PlainDate;
  query: CategoryQuery;
  onUnsaved: (isUnsaved: boolean) => void;
}

export function CategoryWork({ records, articlesWithoutCategory, today, query, onUnsaved }: CategoryWorkProps) {
  const { selected, addressOf, openProduct } = query;
  const work = useScrollTo(selected?.id ?? null);
  return (
    <div ref={work} className={styles['work']}>
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
            onUnsaved={onUnsaved}
            onRemoved={() => query.choose(selected.parentId === null ? null : String(selected.parentId))}
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
            <button type="button" className={pageStyles['button']} aria-keyshortcuts="V" onClick={() => query.openLinks(selected.id)}>
              {t.link} <kbd aria-hidden="true">V</kbd>
            </button>
          </CategoryArticles>
        </>
      )}
    </div>
  );
}

/** On a phone the work stands below the tree: what was chosen there scrolls into view, or a tap would seem to do nothing. */
function useScrollTo(chosen: number | null): RefObject<HTMLDivElement | null> {
  const work = useRef<HTMLDivElement>(null);
  const seen = useRef(chosen);
  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    if ((work.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2) work.current?.scrollIntoView();
  }, [chosen]);
  return work;
}
