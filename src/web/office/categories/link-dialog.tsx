/** Finds products that are not in the category yet and links the ticked ones. */
import { useEffect, useState } from 'react';
import { linkProducts, readCategoryArticles } from '#contract/category-record.ts';
import type { CategoryArticle, CategoryRecord } from '#contract/category-record.ts';
import { call } from '#web/call.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { useVerb } from '../record/use-verb.ts';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './categories.module.css';
import { categoryWords as t } from './category-words.ts';

interface LinkDialogProps {
  category: CategoryRecord;
  onLinked: (count: number) => void;
  onClose: () => void;
}

const shownAtOnce = 50;

export function LinkDialog({ category, onLinked, onClose }: LinkDialogProps) {
  const verb = useVerb();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ items: readonly CategoryArticle[]; total: number } | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, CategoryArticle>>(new Map());
  useEffect(() => {
    const asking = new AbortController();
    const query = { categoryId: category.id, outside: 'true', search, perPage: shownAtOnce } as const;
    call(readCategoryArticles, { query }, { signal: asking.signal }).then(setFound, () => undefined);
    return () => asking.abort();
  }, [category.id, search]);
  const toggle = (article: CategoryArticle): void => {
    const next = new Map(chosen);
    if (!next.delete(article.id)) next.set(article.id, article);
    setChosen(next);
  };
  const submit = (): void => {
    if (chosen.size === 0) return;
    void verb.run(async () => {
      const { rows } = await call(linkProducts, { body: { categoryId: category.id, productIds: [...chosen.keys()] } });
      onLinked(rows.filter(({ ok }) => ok).length);
    });
  };
  const shown = [...chosen.values(), ...(found?.items ?? []).filter(({ id }) => !chosen.has(id))];
  return (
    <VerbDialog
      title={t.linkTo(category.name.de)}
      word={chosen.size === 0 ? t.link : t.linkChosen(chosen.size)}
      verb={verb}
      fields={[]}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <PlainField id="link-search" label={t.linkFind} value={search} maxLength={100} onChange={setSearch} />
      <ul className={styles['choices']} aria-label={t.linkFind}>
        {shown.map((article) => (
          <li key={article.id}>
            <label>
              <input type="checkbox" checked={chosen.has(article.id)} onChange={() => toggle(article)} />
              <b className="code">{article.articleNumber}</b> <span>{article.name}</span> <small>{article.size}</small>
            </label>
          </li>
        ))}
      </ul>
      {found !== null && shown.length === 0 ? <p>{t.linkNone}</p> : null}
      {found !== null && found.total > found.items.length ? <p>{t.linkMore(found.items.length, found.total)}</p> : null}
    </VerbDialog>
  );
}
