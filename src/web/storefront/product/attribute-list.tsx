/** Facts about a product besides its choices: text, swatch, quantity, tick or cross, by attribute type. */
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import { attributeType } from '#domain/catalog/product.ts';
import { chfText, parseAmount } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { colourFamily } from '#domain/search/colour-family.ts';
import { Icon } from '#web/ui/icon.tsx';
import { attributeForm, labelled, type ShownAttribute } from './attribute-form.ts';
import styles from './attribute-list.module.css';

interface AttributeListProps {
  values: readonly ShownAttribute[];
  /** Made to measure: what it carries is the most of all sizes; of the chosen one its results tell. */
  toMeasure?: boolean;
  /** Key figures shown above: what they tell is not told twice. */
  told?: Product['keyFigures'];
}

export function AttributeList({ values, toMeasure = false, told = [] }: AttributeListProps) {
  const untold = values.filter((value) => !told.some(({ label }) => label === labelled(value).label));
  if (untold.length === 0) return null;
  return (
    <dl className={styles['attributes']}>
      {untold.map((value) => (
        <div key={value.join(' ')}>
          <dt>{labelled(value).label}</dt>
          <dd>
            <Value value={value} toMeasure={toMeasure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines that describe the product as sold. */
export function KeyFigures({ figures }: { figures: Product['keyFigures'] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles['attributes']}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: attribute, toMeasure }: { value: ShownAttribute; toMeasure: boolean }) {
  const t = useTranslations('product');
  const c = useTranslations('catalog');
  const [, typeId, value] = attribute;
  switch (attributeForm(attribute)) {
    case 'amount': {
      const amount = parseAmount(value);
      return amount === null ? value : chfText(rappenFromChf(amount));
    }
    case 'colour': {
      const family = colourFamily(value);
      return (
        <span className={styles['colour']}>
          <svg width="22" height="22" aria-hidden="true">
            <rect x=".5" y=".5" width="21" height="21" fill={value} stroke="var(--ink)" />
          </svg>
          {family === null ? value : c(`colours.${family}`)}
        </span>
      );
    }
    case 'yes':
      return (
        <span className={styles['yes']}>
          <Icon name="check" size="small" /> {t('yes')}
        </span>
      );
    case 'no':
      return (
        <span className={styles['no']}>
          <Icon name="close" size="small" /> {t('no')}
        </span>
      );
    default: {
      const { text } = labelled(attribute);
      return toMeasure && typeId === attributeType.dimension ? c('sideChip.to', { to: text }) : text;
    }
  }
}
