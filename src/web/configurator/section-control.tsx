/** The axis along which the product is cut, and the position of the cut; arrow keys move it. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './section-control.module.css';
import { sectionAxes } from './view-3d/section.ts';
import type { Section } from './view-3d/section.ts';

export interface SectionControlProps {
  section: Section;
  /** Outer length, width and height in mm. */
  size: readonly [number, number, number];
  /** When taken apart, a position in millimetres is meaningless. */
  apart: boolean;
  onChange: (section: Section) => void;
}

export function SectionControl({ section, size, apart, onChange }: SectionControlProps) {
  const t = useTranslations('configurator');
  const name = useId();
  const whole = size[sectionAxes.indexOf(section.axis)] ?? 0;
  const place = apart ? t('sectionShare', { percent: String(Math.round(section.kept * 100)) }) : `${Math.round(section.kept * whole)} mm`;
  return (
    <div className={styles['section']}>
      <div className={styles['axes']} role="radiogroup" aria-label={t('sectionAlong')}>
        {sectionAxes.map((axis) => (
          <label key={axis}>
            <input type="radio" name={name} value={axis} checked={axis === section.axis} onChange={() => onChange({ ...section, axis })} />
            <span>{t(`sectionAxis.${axis}`)}</span>
          </label>
        ))}
      </div>
      <label className={styles['place']}>
        <input
          type="range"
          min="0"
          max="1"
          step="0.01"
          value={section.kept}
          aria-label={t('sectionAt')}
          aria-valuetext={place}
          onChange={(event) => onChange({ ...section, kept: Number(event.target.value) })}
        />
        <output className="num">{place}</output>
      </label>
    </div>
  );
}
