import type { Delivery } from '#contract/delivery.ts';
import { dayText } from '../../text/day-text.ts';
import pageStyles from '../../ui/page.module.css';
import { verbWords } from '../verbs/verb-words.ts';
import { deliveryPaper } from './paper-address.ts';
import { StateWord } from '../../grid/state-word.tsx';
import { PaperLink, PaperSection } from './paper-section.tsx';
import { paperWords as t } from './paper-words.ts';
import styles from './papers.module.css';

interface DeliveryRowsProps {
  deliveries: readonly Delivery[];
  /** null: the user may not. */
  onDeliver: (() => void) | null;
  onTakeBack: ((delivery: Delivery) => void) | null;
}

export function DeliveryRows({ deliveries, onDeliver, onTakeBack }: DeliveryRowsProps) {
  return (
    <PaperSection
      title={t.deliveries}
      action={onDeliver === null ? null : { word: t.newDelivery, key: 'L', onClick: onDeliver }}
      none={t.noDelivery}
      heads={[{ word: t.number }, { word: t.day }, { word: t.pieces, isNumber: true }, { word: t.state }]}
    >
      {deliveries.map((delivery) => {
        const { id, formattedId, day, kind, takenBackBy, takesBack, lines, receivedBy } = delivery;
        const mark = kind === 'RETURN' || takenBackBy !== null ? 'canceled' : 'done';
        const word = kind === 'RETURN' ? t.return : takenBackBy === null ? t.delivered : t.takenBack;
        const other = (kind === 'RETURN' ? takesBack : takenBackBy)?.formattedId;
        return (
          <tr key={id}>
            <td>
              <PaperLink href={deliveryPaper(id)} number={formattedId} />
              {receivedBy === '' ? null : <small>{receivedBy}</small>}
            </td>
            <td className={pageStyles['keep']}>{dayText(day)}</td>
            <td className={pageStyles['number']}>
              {kind === 'RETURN' ? '−' : ''}
              {lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            </td>
            <td>
              <StateWord mark={mark}>{word}</StateWord>
              {other === undefined ? null : <small>{other}</small>}
              {onTakeBack === null || mark === 'canceled' ? null : (
                <div>
                  <button
                    type="button"
                    className={styles['verb']}
                    aria-label={`${verbWords.takeBack.open}: ${formattedId}`}
                    onClick={() => onTakeBack(delivery)}
                  >
                    {verbWords.takeBack.open}
                  </button>
                </div>
              )}
            </td>
          </tr>
        );
      })}
    </PaperSection>
  );
}
