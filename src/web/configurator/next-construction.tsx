/** When goods are too large or too heavy for a construction: links to the next suitable one with the same sizes, or to the quote form. */
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '#domain/configurator/evaluation.ts';
import { paths, productPath } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './property-message.module.css';
import { successorQuery } from './successor-query.ts';

export interface Construction {
  modelId: string;
  version: number;
  productId: number;
  name: string;
  articleNumber: string;
}

/** Products by construction; null: no links here. */
export const ConstructionsContext = createContext<readonly Construction[] | null>(null);

export function NextConstructions({ problem }: { problem: Problem }) {
  const t = useTranslations('configurator');
  const sold = useContext(ConstructionsContext);
  if (sold === null || problem.severity !== 'ERROR') return null;
  return (problem.next ?? []).map((successor) => {
    const construction = sold.find(({ modelId }) => modelId === successor.modelId);
    if (successor.modelId !== null && construction === undefined) return null;
    const to =
      construction === undefined ? paths.requestQuote : `${productPath(construction.articleNumber)}?${successorQuery(successor.values)}`;
    return (
      <Link key={successor.modelId ?? ''} to={to} className={styles['next']} reloadDocument>
        {construction === undefined ? t('askForIt') : t('nextConstruction', { name: construction.name })}
      </Link>
    );
  });
}
