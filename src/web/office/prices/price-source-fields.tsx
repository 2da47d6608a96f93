/** The fields of a price's chosen source. */
import type { ProductPrice } from '#contract/product-price.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { LadderTable } from './ladder-table.tsx';
import { MarginField } from './margin-field.tsx';
import type { PriceOwner } from './price-editor.tsx';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { ReckonedLadder } from './reckoned-ladder.tsx';
import { RemoteFields } from './remote-fields.tsx';
import type { Comparison } from './use-comparison.ts';
import type { PriceRecord } from './use-price-record.ts';

interface PriceSourceFieldsProps {
  record: PriceRecord;
  productId: number;
  owner: PriceOwner;
  row: ProductPrice | null;
  comparison: Comparison | null;
}

export function PriceSourceFields({ record, productId, owner, row, comparison }: PriceSourceFieldsProps) {
  const { stored, draft, problems, change } = record;
  const { strategy } = draft;
  const factsAt = (quantity: number) => comparison?.items.find((item) => item.quantity === quantity);
  if (strategy === 'REMOTE_PRICE')
    return (
      <RemoteFields
        productId={productId}
        remote={draft.remote}
        samples={draft.samples}
        state={row?.remoteState ?? null}
        problems={problems}
        onChange={change}
      />
    );
  if (strategy === 'FIX_PRICE')
    return (
      <LadderTable
        steps={draft.steps}
        stored={new Map(stored?.activeStrategy === 'FIX_PRICE' ? stored.fixPrice.map(({ quantity, price }) => [quantity, price]) : [])}
        problems={problems}
        factsAt={factsAt}
        discount={owner.isDefault ? 0 : owner.discount}
        compares={!owner.isDefault}
        onChange={(steps) => change({ steps })}
      />
    );
  if (strategy === 'NONE') return null;
  return (
    <>
      {strategy === 'MARGIN_PRICE' ? (
        <MarginField label={t.marginField} value={draft.margin} problem={problems['margin']} onChange={(margin) => change({ margin })} />
      ) : null}
      <div className={styles['line']}>
        <PlainField
          id="quantities"
          label={t.quantities}
          hint={t.quantitiesHint}
          value={draft.quantities}
          maxLength={120}
          problem={problems['quantities']}
          onChange={(quantities) => change({ quantities })}
        />
      </div>
      <ReckonedLadder draft={draft} factsAt={factsAt} discount={owner.isDefault ? 0 : owner.discount} compares={!owner.isDefault} />
    </>
  );
}
