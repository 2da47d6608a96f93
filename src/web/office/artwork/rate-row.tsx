import { insuranceKinds, transportModes } from '#domain/artwork/insurance.ts';
import { francsText } from '../text/francs-text.ts';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import { NumberInput } from './number-input.tsx';
import type { Rate } from './rate-draft.ts';

const t = artworkWords.rates;

interface RateRowProps {
  rate: Rate;
  /** From 1. */
  number: number;
  onChange: (change: Partial<Rate>) => void;
  onRemove: () => void;
}

/** One rate of the table, every cell of it a field. */
export function RateRow({ rate, number, onChange, onRemove }: RateRowProps) {
  return (
    <tr>
      <td>
        <input
          aria-label={`${t.provider} ${number}`}
          maxLength={80}
          value={rate.provider}
          onChange={(event) => onChange({ provider: event.target.value })}
        />
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.zone} ${number}`}
          value={rate.zone}
          text={String(rate.zone)}
          onSave={(zone) => onChange({ zone: Math.min(99, Math.max(1, Math.round(zone ?? 1))) })}
        />
      </td>
      <td>
        <select
          aria-label={`${t.kind} ${number}`}
          value={rate.kind}
          onChange={(event) => onChange({ kind: insuranceKinds.find((each) => each === event.target.value) ?? rate.kind })}
        >
          {insuranceKinds.map((each) => (
            <option key={each} value={each}>
              {artworkWords.insurance.kinds[each]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={`${t.mode} ${number}`}
          value={rate.mode}
          onChange={(event) => onChange({ mode: transportModes.find((each) => each === event.target.value) ?? rate.mode })}
        >
          {transportModes.map((each) => (
            <option key={each} value={each}>
              {artworkWords.insurance.modes[each]}
            </option>
          ))}
        </select>
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.rate} ${number}`}
          value={rate.rate}
          text={rate.rate.toFixed(3)}
          onSave={(value) => onChange({ rate: Math.min(100, Math.max(0.001, value ?? rate.rate)) })}
        />
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.least} ${number}`}
          value={rate.least}
          text={francsText(rate.least)}
          onSave={(value) => onChange({ least: value ?? 0 })}
        />
      </td>
      <td>
        <button type="button" className={pageStyles['button']} aria-label={t.remove(number)} onClick={onRemove}>
          {t.removeShort}
        </button>
      </td>
    </tr>
  );
}
