import type { OrderPosition } from '#contract/order.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { FactList } from '../document/fact-list.tsx';
import { officeWords } from '../frame/office-words.ts';
import { weightText } from '../text/weight-text.ts';
import styles from './positions.module.css';

const t = officeWords.order;

interface SelectedPositionProps {
  position: OrderPosition;
  number: number;
  place: string;
}

/** The selected position: its drawing on the selection's colour, its chosen values below. */
export function SelectedPosition({ position, number, place }: SelectedPositionProps) {
  const { name, articleNumber, configuration, quantity, weight, pictureUrl, details } = position;
  return (
    <>
      <section className={styles['selected']} aria-label={`${t.position} ${number}`}>
        <p>
          <span>
            {t.position} {number}
          </span>
          <span>{t.pieces(quantity, weight === 0 ? null : weightText(weight))}</span>
        </p>
        {pictureUrl === '' ? null : <img src={pictureUrl} alt={name} />}
        <ViewConfiguration name={name} articleNumber={articleNumber} configuration={configuration} quantity={quantity} place={place} />
      </section>
      {details.length === 0 ? null : (
        <section aria-label={t.values}>
          <FactList facts={details.map(({ label, value }) => [label, value])} />
        </section>
      )}
    </>
  );
}
