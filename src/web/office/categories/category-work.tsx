/** The selected category and its products, or the products without a category. */
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
  return (
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
