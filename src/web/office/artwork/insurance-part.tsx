import { Link } from 'react-router';
import type { ArtworkChoice } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { insuranceKinds, transportModes } from '#domain/artwork/insurance.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import { decimalText } from '../text/decimal-text.ts';
import { artworkWords } from './artwork-words.ts';
import transportStyles from './transport.module.css';
import styles from './artwork.module.css';
import packingStyles from './packing.module.css';
import { NumberInput } from './number-input.tsx';

const t = artworkWords.insurance;

interface InsurancePartProps {
  offer: Pick<ArtworkOffer, 'insurance' | 'declaredValue'>;
  chosen: ArtworkChoice['insurance'];
  closed: boolean;
  onChoose: (insurance: ArtworkChoice['insurance']) => void;
}

export function InsurancePart({ offer: { insurance, declaredValue }, chosen, closed, onChoose }: InsurancePartProps) {
  return (
    <section aria-label={t.title}>
      <h2>
        {t.title} <small>{insurance === null ? null : t.by(insurance.provider, insurance.zone)}</small>{' '}
        <Link to={paths.officeInsuranceRates}>{t.table}</Link>
      </h2>
      <label className={transportStyles['tick']}>
        <input
          type="checkbox"
          disabled={closed}
          checked={chosen !== null}
          onChange={(event) => onChoose(event.target.checked ? { mode: 'AIR' } : null)}
        />
        {t.on}
      </label>
      {chosen === null ? (
        <p className={styles['none']}>{t.without}</p>
      ) : (
        <>
          <p className={transportStyles['premium']}>
            <span aria-hidden="true">{t.value}</span>
            <NumberInput
              label={t.value}
              value={declaredValue}
              text={declaredValue === null ? '' : amountText(rappenFromChf(declaredValue))}
              disabled={closed}
              onSave={(value) => onChoose({ ...chosen, declaredValue: value })}
            />
            {insurance === null ? null : (
              <>
                <span>{t.reckoned(decimalText(insurance.rate, 3))}</span>{' '}
                <b className={transportStyles['amount']}>{amountText(rappenFromChf(insurance.premium))}</b>
              </>
            )}
          </p>
          <div className={packingStyles['pair']}>
            <label>
              {t.kind}
              <select
                value={chosen.kind ?? insurance?.kind ?? 'WOOD_PAINTINGS'}
                disabled={closed}
                onChange={(event) => onChoose({ ...chosen, kind: insuranceKinds.find((each) => each === event.target.value) })}
              >
                {insuranceKinds.map((each) => (
                  <option key={each} value={each}>
                    {t.kinds[each]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t.mode}
              <select
                value={chosen.mode}
                disabled={closed}
                onChange={(event) =>
                  onChoose({ ...chosen, mode: transportModes.find((each) => each === event.target.value) ?? chosen.mode })
                }
              >
                {transportModes.map((each) => (
                  <option key={each} value={each}>
                    {t.modes[each]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </>
      )}
    </section>
  );
}
