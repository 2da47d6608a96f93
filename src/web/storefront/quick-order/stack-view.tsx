import { useTranslations } from 'use-intl';
import type { TruckFilling } from '#contract/shipping.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { stackDrawing } from '#domain/quick-order/stack-drawing.ts';
import { quickView } from '#domain/shipping/truck-filling.ts';
import styles from './stack-view.module.css';

type Stack = NonNullable<TruckFilling['lines'][number]['stack']>;

/** At most four stacks of a product as placed on the truck, two of round ones. */
export function StackView({ name, quantity, stack }: { name: string; quantity: number; stack: Stack | null }) {
  const t = useTranslations('favourites');
  const words = t('stacksOf', { name, quantity, shown: groupedText(quantity) });
  if (stack === null) {
    return (
      <div className={styles['stack']}>
        <p className="strong">{words}</p>
        <p className="small">{t('stackUnknown')}</p>
      </div>
    );
  }
  const counts = quickView(stack, quantity, stack.round);
  const pieces = Math.min(stack.pieces, quantity);
  const { viewBox, faces } = stackDrawing(stack, counts);
  return (
    <div className={styles['stack']}>
      <div className={`f-kraft-tint ${styles['field']}`}>
        <svg viewBox={viewBox} aria-hidden="true" focusable="false">
          {faces.map(({ tone, path }) => (
            <path key={`${tone}${path}`} d={path} className={styles[tone]} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      <p className="strong">{words}</p>
      <p className="small">
        {t('stackText', { pieces, shown: String(pieces), stacks: stack.stacks })}
        {counts.length < stack.stacks ? `. ${t('stackMore', { shown: String(counts.length), stacks: String(stack.stacks) })}` : ''}
      </p>
    </div>
  );
}
