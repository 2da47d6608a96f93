import { Link } from 'react-router';
import type { DraftEvaluation } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { officeModelPath } from '#web/paths.ts';
import { francsText } from '../text/francs-text.ts';
import { weightText } from '../text/weight-text.ts';
import { GatePart } from './gate-part.tsx';
import { ImpactPart } from './impact-part.tsx';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import type { Evaluated } from './use-evaluation.ts';
import type { ModelControl } from './use-model.ts';
import { ValueFields } from './value-fields.tsx';
import { VersionList } from './version-list.tsx';

interface ModelAsideProps {
  control: ModelControl;
  evaluated: Evaluated;
  values: Values;
  quantity: number;
  mayEdit: boolean;
  onValues: (values: Values) => void;
  onQuantity: (quantity: number) => void;
}

/** The model evaluated for an example: drawing, parts, cost and price; then the gate's result, and the versions. */
export function ModelAside({ control, evaluated, values, quantity, mayEdit, onValues, onQuantity }: ModelAsideProps) {
  const { stored: model, content } = control;
  const { evaluation, drawing, problem } = evaluated;
  const isOld = evaluation !== null && evaluation.product === null;
  return (
    <aside className={styles['aside']} aria-label={t.example}>
      <div className={styles['drawing']}>
        {drawing === null ? (
          <p>{evaluation === null && problem === null ? t.reckoning : t.noDrawing}</p>
        ) : (
          <img alt={model.label.de} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`} />
        )}
        {isOld && drawing !== null ? <p>{t.lastShape}</p> : null}
        {problem === null ? null : <p role="alert">{problem}</p>}
      </div>
      <ValueFields content={content} values={values} quantity={quantity} onValues={onValues} onQuantity={onQuantity} />
      {evaluation?.product == null ? null : <Product evaluation={evaluation} />}
      {model.draft === null ? null : <GatePart gate={control.unsaved.length === 0 ? model.draft.gate : null} />}
      {control.impact === null || model.draft === null || control.unsaved.length > 0 ? null : (
        <ImpactPart impact={control.impact} against={t.against(model.draft.number, model.number)} />
      )}
      <VersionList control={control} mayEdit={mayEdit} />
      <section>
        <h2>{t.products(model.products.length)}</h2>
        <p>{model.products.map(({ articleNumber }) => articleNumber).join(', ')}</p>
        {model.usedBy.length === 0 ? null : (
          <p>
            {t.usedBy}{' '}
            {model.usedBy.map(({ id }, index) => (
              <span key={id}>
                {index === 0 ? '' : ', '}
                <Link to={officeModelPath(id)}>{id}</Link>
              </span>
            ))}
          </p>
        )}
      </section>
    </aside>
  );
}

function Product({ evaluation: { product, cost, price } }: { evaluation: DraftEvaluation }) {
  if (product === null) return null;
  return (
    <section>
      <dl className={styles['facts']}>
        <dt>{t.cost}</dt>
        <dd>{cost === null ? '–' : francsText(cost.total)}</dd>
        {price === null ? null : (
          <>
            <dt>{t.price(price.articleNumber)}</dt>
            <dd>{francsText(price.chf)}</dd>
          </>
        )}
        <dt>{t.partCount}</dt>
        <dd>{product.totals.parts}</dd>
        <dt>{t.weight}</dt>
        <dd>{weightText(product.totals.weight)} kg</dd>
      </dl>
      {product.problems.length === 0 ? null : (
        <ul className={styles['problems']}>
          {product.problems.map(({ id, severity, message }) => (
            <li key={id} data-severity={severity}>
              {message.de}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
