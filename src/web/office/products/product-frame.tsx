/** The head of every product page: picture, name, number, categories, sales, actions, and the tabs of its parts. */
import type { ReactNode } from 'react';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { ProductHead } from '#contract/product-head.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { productPath } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ActionMenu } from '../record/action-menu.tsx';
import { Figure } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './product-frame.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ProductVerbs } from './product-verbs.tsx';
import { productWords as t } from './product-words.ts';
import { StandingMark } from './standing-mark.tsx';

interface ProductFrameProps {
  head: ProductHead;
  /** Actions of this part, the main one last. */
  actions?: ReactNode;
  /** At the right end of the tabs. */
  note?: ReactNode;
  children: ReactNode;
}

export function ProductFrame({ head, actions, note, children }: ProductFrameProps) {
  const { id, articleNumber, name, deletedAt, pieces, sales, ownPrices } = head;
  const picture = `${pathOf(drawProduct, { articleNumber })}?width=128&format=webp&field=kraft-tint`;
  return (
    <div className={styles['product']}>
      <header className={styles['head']}>
        <Picture className={styles['picture'] ?? ''} src={picture} alt="" width={64} height={52} />
        <div className={styles['name']}>
          <h1>{name.de}</h1>
          <p className={styles['marks']}>
            <code>{articleNumber}</code>
            <StandingMark facts={head} />
            <span>
              {head.typeName}, {t.kinds[head.kindCode]}
            </span>
          </p>
        </div>
        <ul className={styles['figures']}>
          <Figure number={groupedText(pieces)} word={t.pieces} />
          {sales > 0 ? <Figure number={groupedText(Math.round(sales))} word={t.sales} /> : null}
          {ownPrices > 0 ? <Figure number={String(ownPrices)} word={t.ownPrices(ownPrices)} /> : null}
        </ul>
        <div className={styles['actions']}>
          <ActionMenu>
            <ProductVerbs head={head} />
          </ActionMenu>
          {deletedAt === null ? (
            <a className={pageStyles['button']} href={productPath(articleNumber)}>
              {head.published ? t.seeInShop : t.preview}
            </a>
          ) : null}
          {actions}
        </div>
      </header>
      <div className={styles['line']}>
        <ProductTabs id={id} name={name.de} />
        {note === undefined ? null : <p>{note}</p>}
      </div>
      {children}
    </div>
  );
}
