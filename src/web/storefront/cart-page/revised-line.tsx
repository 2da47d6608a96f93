/** A line whose product was revised since: what changes, its price now, and a button to accept. Accepted automatically if nothing changes for the customer. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '#web/call.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import { revise } from '#web/configurator/revision.ts';
import type { Revision } from '#web/configurator/revision.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { CartLineView } from '../cart/cart-line-view.ts';
import { useCart } from '../cart/cart-state.tsx';
import { PriceText } from '../cart/price-text.tsx';
import styles from './revised-line.module.css';

export interface RevisedLineProps {
  line: CartLineView;
  name: string;
  /** The server's price for the revised line; null: not known, or on request. */
  pricePerOne: number | null;
}

export default function RevisedLine({ line, name, pricePerOne }: RevisedLineProps) {
  const colon = useColon();
  const t = useTranslations('configurator');
  const language = useLocale();
  const cart = useCart();
  const toast = useToast();
  const [revision, setRevision] = useState<Revision | null>(null);
  const { key, configuration } = line;
  const words = { yes: t('yes'), no: t('no') };
  const take = ({ configuration: revised, details }: Revision): void => cart.replaceConfiguration(key, revised, details);
  const settle = useEffectEvent((documents: Awaited<ReturnType<typeof loadDocuments>>) => {
    if (configuration === null) return;
    const found = revise(compileDocuments(documents), configuration, language, words);
    if (found.values.length + found.notes.length === 0) take(found);
    else setRevision(found);
  });
  const modelId = configuration?.modelId ?? '';
  useEffect(() => {
    let wanted = true;
    loadDocuments(call, modelId).then(
      (documents) => {
        if (wanted) settle(documents);
      },
      // Without the model the line stays as it is; the server revises it when it is ordered, and the next visit asks again.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [modelId]);
  if (revision === null) return null;
  return (
    <div className={styles['revised']} role="status">
      <p>
        <b>{t('revised.title')}</b>
      </p>
      <ul>
        {revision.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {revision.values.map(({ kind, label, from, to }) => (
          <li key={label}>
            {kind === 'changed' && t('revised.changed', { label, from, to })}
            {kind === 'removed' && t('revised.removed', { label, value: from })}
            {kind === 'added' && t('revised.added', { label, value: to })}
          </li>
        ))}
        {pricePerOne !== null && (
          <li>
            {t('revised.price')}
            {colon} <PriceText net={pricePerOne} of="unit" label />
          </li>
        )}
      </ul>
      <Button
        size="small"
        kind="outline"
        mark="check"
        onClick={() => {
          take(revision);
          toast.success(t('revised.accepted', { name }));
        }}
      >
        {t('revised.accept')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
