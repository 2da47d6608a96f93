/** Name, number and sizes of a line in a grid: struck through once it is no longer wanted, indented when it is part of another. */
import { shortFacts } from '#web/texts/short-facts.ts';
import { officeWords } from '../frame/office-words.ts';
import { GermanName, useGermanName } from './german-names.tsx';
import { measuresOf } from './measures-of.ts';
import styles from './article-name.module.css';

interface ArticleNameProps {
  productId: number | null;
  name: string;
  /** Empty: a line written by hand. */
  articleNumber: string;
  details: readonly { label: string; value: string }[];
  gone: boolean;
  part?: boolean;
}

export function ArticleName({ productId, name, articleNumber, details, gone, part = false }: ArticleNameProps) {
  const isForeign = useGermanName(productId, name) !== null;
  const facts = isForeign ? measuresOf(details, officeWords.inner) : shortFacts(details, officeWords.inner);
  return (
    <span className={`${styles['article']} ${gone ? styles['gone'] : ''} ${part ? styles['part'] : ''}`}>
      <b>{name}</b>
      <small>
        <code>{articleNumber}</code> <GermanName productId={productId} name={name} />
        {facts.join(', ')}
      </small>
    </span>
  );
}
