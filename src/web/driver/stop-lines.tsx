import { latinDigits } from '#domain/language/latin-digits.ts';
import type { DriveStop } from '#contract/drive.ts';
import { shortReasons } from '#domain/order/handover.ts';
import type { ShortReason } from '#domain/order/handover.ts';
import { groupedText } from '#domain/money/money-text.ts';
import type { Draft } from './drive-storage.ts';
import { driverWords as t, reasonWords } from './driver-words.ts';
import styles from './drive.module.css';

interface StopLinesProps {
  lines: DriveStop['lines'];
  draft: Draft;
  onQuantity: (positionId: number, quantity: number) => void;
  onReason: (positionId: number, reason: ShortReason) => void;
}

/** What is unloaded: all of it, or less with the reason. */
export function StopLines({ lines, draft, onQuantity, onReason }: StopLinesProps) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => {
        const { positionId, name, articleNumber, quantity, weight, pictureUrl } = line;
        const handed = handedOf(line, draft);
        const kg = groupedText(Math.round(weight));
        return (
          <li key={positionId}>
            <img src={pictureUrl} alt="" width={64} height={52} loading="eager" />
            <div>
              <strong>{name}</strong>
              <span>{articleNumber}</span>
              {weight < 1 ? null : <span>{quantity === 1 ? t.kgOne(kg) : t.kgEach(kg)}</span>}
            </div>
            <div className={styles['counter']}>
              <button type="button" aria-label={t.less(name)} disabled={handed === 0} onClick={() => onQuantity(positionId, handed - 1)}>
                −
              </button>
              <input
                inputMode="numeric"
                aria-label={t.pieces(name)}
                value={String(handed)}
                onChange={({ target }) =>
                  onQuantity(positionId, Math.min(quantity, Number(latinDigits(target.value).replaceAll(/\D/g, ''))))
                }
              />
              <button
                type="button"
                aria-label={t.more(name)}
                disabled={handed === quantity}
                onClick={() => onQuantity(positionId, handed + 1)}
              >
                +
              </button>
            </div>
            {handed === quantity ? null : (
              <fieldset className={styles['reasons']}>
                <legend>{t.why(name)}</legend>
                {shortReasons.map((reason) => (
                  <label key={reason}>
                    <input
                      type="radio"
                      name={`reason-${positionId}`}
                      checked={draft.reasons[positionId] === reason}
                      onChange={() => onReason(positionId, reason)}
                    />
                    <span>{reasonWords[reason]}</span>
                  </label>
                ))}
              </fieldset>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const handedOf = ({ positionId, quantity }: DriveStop['lines'][number], { quantities }: Draft): number =>
  Math.min(quantity, quantities[positionId] ?? quantity);
