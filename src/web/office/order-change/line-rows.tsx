import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { configurationMeasures } from '../document/configuration-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import type { LineDraft } from './change-draft.ts';
import { LineMore } from './line-more.tsx';
import type { LineMoreProps } from './line-more.tsx';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface LineRowsProps extends LineMoreProps {
  /** Of its configuration; undefined: none, or not read yet. */
  model: ProductModel | undefined;
  number: number;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** A line with its most frequently changed fields; the others open below. */
export function LineRows({ position, number, model, line, place, problems, ticked, onTick, onChange }: LineRowsProps) {
  const composite = position.type === 'COMPOSITE';
  const { id } = line;
  return (
    <>
      <tr className={line.storno ? styles['storno'] : undefined}>
        <td>
          {composite || position.parentId !== null || position.storno ? null : (
            <input type="checkbox" aria-label={t.tick(position.name)} checked={ticked} onChange={(event) => onTick(event.target.checked)} />
          )}
        </td>
        <td className={pageStyles['strong']}>{number}</td>
        <td className={styles['name']}>
          <PlainField
            id={`name-${id}`}
            label={t.of(t.columns.name, position.name)}
            bare
            value={line.name}
            maxLength={200}
            problem={problems[`name-${id}`]}
            onChange={(name) => onChange({ name })}
          />
          <small>
            {position.articleNumber} {line.configuration === null ? null : configurationMeasures(line.configuration, model)}
          </small>
        </td>
        <td className={pageStyles['number']} data-head={t.columns.quantity}>
          <PlainField
            id={`quantity-${id}`}
            label={t.of(t.columns.quantity, position.name)}
            bare
            numeric
            value={line.quantity}
            problem={problems[`quantity-${id}`]}
            onChange={(quantity) => onChange({ quantity })}
          />
        </td>
        <td className={pageStyles['number']} data-head={t.columns.price}>
          <PlainField
            id={`price-${id}`}
            label={t.of(t.columns.price, position.name)}
            bare
            amount
            readOnly={line.pricing === 'reprice'}
            value={line.price}
            problem={problems[`price-${id}`]}
            onChange={(price) => onChange({ price })}
          />
        </td>
        <td>
          {composite || position.productId === null ? null : (
            <Pricing name={position.name} chosen={line.pricing} onChoose={(pricing) => onChange({ pricing })} />
          )}
        </td>
        <td className={pageStyles['number']}>
          <button type="button" className={pageStyles['button']} onClick={() => onChange({ storno: !line.storno })}>
            {line.storno ? t.restore : t.storno}
          </button>
        </td>
      </tr>
      <LineMore position={position} line={line} place={place} problems={problems} onChange={onChange} />
    </>
  );
}

/** The agreed price, or the list price at the new quantity. */
function Pricing({
  name,
  chosen,
  onChoose,
}: {
  name: string;
  chosen: LineDraft['pricing'];
  onChoose: (pricing: LineDraft['pricing']) => void;
}) {
  return (
    <div role="group" aria-label={t.pricingOf(name)} className={styles['segment']}>
      {(['reprice', 'keep'] as const).map((pricing) => (
        <button key={pricing} type="button" aria-pressed={pricing === chosen} onClick={() => onChoose(pricing)}>
          {t[pricing]}
        </button>
      ))}
    </div>
  );
}
