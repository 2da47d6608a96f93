import type { ArtworkChoice } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { otherCourier } from '#domain/artwork/courier.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { CallFailure } from '#contract/failure.ts';
import { longDayText } from '../text/day-text.ts';
import { artworkWords } from './artwork-words.ts';
import styles from './artwork.module.css';
import transportStyles from './transport.module.css';
import { NumberInput } from './number-input.tsx';

const t = artworkWords.courier;

interface CourierPartProps {
  courier: ArtworkOffer['courier'];
  chosen: ArtworkChoice['courier'];
  closed: boolean;
  onChoose: (courier: ArtworkChoice['courier']) => void;
}

/** The carrier's prices by service, what it does not accept and why, or a haulier at a price entered by hand. */
export function CourierPart({ courier, chosen, closed, onChoose }: CourierPartProps) {
  const failureText = useFailureText();
  const { offered, refused, away, shipDate } = courier;
  const byHand = chosen?.service === otherCourier;
  return (
    <section aria-label={t.title}>
      <h2>
        {t.title} <small>{t.from(longDayText(shipDate))}</small>
      </h2>
      {away ? <p className={styles['none']}>{t.away}</p> : null}
      {!away && offered.length === 0 && refused.length === 0 ? <p className={styles['none']}>{t.wait}</p> : null}
      <ul className={transportStyles['services']}>
        {offered.map(({ service, name, amount, transitDays, arrivesOn }) => (
          <li key={service} data-chosen={chosen?.service === service ? true : undefined}>
            <label>
              <input
                type="radio"
                name="courier"
                disabled={closed}
                checked={chosen?.service === service}
                onChange={() => onChoose({ service, name, amount: null })}
              />
              <span>
                <b>{name}</b>
                <small>
                  {[arrivesOn === null ? '' : t.arrives(longDayText(arrivesOn)), transitDays === null ? '' : t.days(transitDays)]
                    .filter((each) => each !== '')
                    .join(', ')}
                </small>
              </span>
              <b className={transportStyles['amount']}>{amountText(rappenFromChf(amount))}</b>
            </label>
          </li>
        ))}
        {refused.map(({ service, name, reason }) => (
          <li key={service} className={transportStyles['refused']}>
            <i aria-hidden="true" />
            <span>
              {name}
              <small>{failureText(new CallFailure(422, [reason]))}</small>
            </span>
            <span>–</span>
          </li>
        ))}
        <li data-chosen={byHand ? true : undefined}>
          <label>
            <input
              type="radio"
              name="courier"
              disabled={closed}
              checked={byHand}
              onChange={() => onChoose({ service: otherCourier, name: '', amount: null })}
            />
            <b>{t.other}</b>
            {byHand ? null : <span />}
          </label>
          {byHand ? (
            <NumberInput
              label={`${t.other}, ${t.amount}`}
              value={chosen.amount ?? null}
              text={chosen.amount == null ? '' : amountText(rappenFromChf(chosen.amount))}
              disabled={closed}
              onSave={(amount) => onChoose({ service: otherCourier, name: '', amount })}
            />
          ) : null}
        </li>
      </ul>
    </section>
  );
}
