import type { OrderPosition } from '#contract/order.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import type { LineDraft } from './change-draft.ts';
import { ConfigureButton } from './configure-button.tsx';
import { GoodsEditor } from './goods-editor.tsx';
import styles from './order-change.module.css';
import { changeWords as t } from './words.ts';

export interface LineRowsProps {
  position: OrderPosition;
  number: number;
  line: LineDraft;
  place: string;
  problems: Readonly<Record<string, string>>;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  onChange: (part: Partial<LineDraft>) => void;
}

/** A line with its most frequently changed fields; the others open below. */
export function LineRows({ position, number, line, place, problems, ticked, onTick, onChange }: LineRowsProps) {
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
          <small>{position.articleNumber}</small>
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
      <tr className={styles['more']}>
        <td />
        <td colSpan={6}>
          <details>
            <summary>{t.of(t.columns.more, position.name)}</summary>
            <div className={styles['grid']}>
              <Configure position={position} line={line} place={place} onChange={onChange} />
              <PlainField
                id={`kommentar-${id}`}
                label={t.kommentar}
                value={line.kommentar}
                maxLength={1000}
                lines={2}
                onChange={(kommentar) => onChange({ kommentar })}
              />
              <PlainField
                id={`rechnungskommentar-${id}`}
                label={t.rechnungskommentar}
                value={line.rechnungskommentar}
                maxLength={1000}
                lines={2}
                onChange={(rechnungskommentar) => onChange({ rechnungskommentar })}
              />
              <PlainField
                id={`remark-${id}`}
                label={t.remark}
                value={line.remark}
                maxLength={500}
                lines={2}
                onChange={(remark) => onChange({ remark })}
              />
              <PlainField
                id={`insuranceRate-${id}`}
                label={t.insuranceRate}
                amount
                value={line.insuranceRate}
                problem={problems[`insuranceRate-${id}`]}
                onChange={(insuranceRate) => onChange({ insuranceRate })}
              />
              <GoodsEditor goods={line.goods} onChange={(goods) => onChange({ goods })} />
            </div>
          </details>
        </td>
      </tr>
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

function Configure({ position, line, place, onChange }: Pick<LineRowsProps, 'position' | 'line' | 'place' | 'onChange'>) {
  const { configuration } = line;
  if (configuration === null) return null;
  const changed = JSON.stringify(configuration) !== JSON.stringify(position.configuration);
  return (
    <div>
      <ConfigureButton
        name={position.name}
        articleNumber={position.articleNumber}
        configuration={configuration}
        quantity={Number(line.quantity) || 1}
        place={place}
        onChange={(chosen) => onChange({ configuration: chosen, pricing: 'reprice' })}
      />
      {changed ? <p>{t.configured}</p> : null}
    </div>
  );
}
