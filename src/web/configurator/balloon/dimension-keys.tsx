/** The numerals of the drawing as buttons: each focuses the field that changes it. They are placed over the drawing, which stays one picture. */
import { useLocale } from 'use-intl';
import type { Drawing } from '#domain/drawing/svg-document.ts';
import { besideWords } from '#web/configurator/beside-words.ts';
import styles from './dimension-keys.module.css';

/** A field by its element id, or null if this dimension cannot be chosen. */
export type DimensionField = { fieldId: string; label: string } | null;

export interface DimensionKeysProps {
  drawing: Drawing;
  /** Of length, width and height. */
  fields: readonly DimensionField[];
}

const percent = (fraction: number): string => `${fraction * 100}%`;

function goTo(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

export default function DimensionKeys({ drawing, fields }: DimensionKeysProps) {
  const words = besideWords[useLocale()];
  const ratio = drawing.width / drawing.height;
  return (
    <div className={styles['over']}>
      <div className={styles['sheet']} style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}>
        {(drawing.numerals ?? []).map(({ x, y, width, height }, index) => {
          const field = fields[index];
          if (field === undefined || field === null) return null;
          return (
            <button
              key={field.fieldId}
              type="button"
              className={styles['key']}
              style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
              aria-label={words.changeSize(field.label)}
              title={words.changeSize(field.label)}
              onClick={() => goTo(field.fieldId)}
            />
          );
        })}
      </div>
    </div>
  );
}
