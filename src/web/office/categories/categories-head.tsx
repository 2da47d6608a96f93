import type { CategoryRecord } from '#contract/category-record.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './categories.module.css';
import { categoryWords as t } from './category-words.ts';
import type { CategoryQuery } from './use-category-query.ts';

interface CategoriesHeadProps {
  title: string;
  records: readonly CategoryRecord[];
  articlesWithoutCategory: number;
  query: CategoryQuery;
  onWithout: () => void;
  onCreate: () => void;
}

export function CategoriesHead({ title, records, articlesWithoutCategory, query, onWithout, onCreate }: CategoriesHeadProps) {
  const { shop, selected } = query;
  const figures = (
    <>
      <Figure number={groupedText(records.length)} word={t.inTree} />
      <Figure number={groupedText(records.filter(({ published }) => !published).length)} word={t.hidden} />
      <li>
        <button type="button" className={styles['figure']} aria-pressed={query.isWithout} onClick={onWithout}>
          <span className="num">{groupedText(articlesWithoutCategory)}</span> {t.without}
        </button>
      </li>
    </>
  );
  return (
    <PageHead title={title} figures={figures}>
      <div className={styles['segments']} role="group" aria-label={t.shopChoice}>
        {(['1', '2', 'all'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={shop === each} onClick={() => query.chooseShop(each)}>
            {t.shops[each]}
          </button>
        ))}
      </div>
      {selected === undefined ? null : (
        <a className={pageStyles['button']} href={selected.url} target="_blank" rel="noreferrer">
          {t.preview}
        </a>
      )}
      <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} aria-keyshortcuts="Insert" onClick={onCreate}>
        {t.create} <kbd aria-hidden="true">Ins</kbd>
      </button>
    </PageHead>
  );
}
