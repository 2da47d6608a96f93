import type { OrderPosition } from '#contract/order.ts';
import { useIsConfigurable } from '../document/configurable-products.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import type { LineDraft } from './change-draft.ts';
import { ConfigureButton } from '../document/configure-button.tsx';
import { GoodsEditor } from './goods-editor.tsx';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

export interface LineMoreProps {
  position: OrderPosition;
  line: LineDraft;
  place: string;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<LineDraft>) => void;
}

/** The fields of a line that are changed less often, below it. */
export function LineMore({ position, line, place, problems, onChange }: LineMoreProps) {
  const { id } = line;
  return (
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
  );
}

function Configure({ position, line, place, onChange }: Omit<LineMoreProps, 'problems'>) {
  const { configuration } = line;
  const isConfigurable = useIsConfigurable(position);
  if (configuration === null || !isConfigurable) return null;
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
