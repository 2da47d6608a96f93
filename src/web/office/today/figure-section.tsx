import { Link } from 'react-router';
import type { Figures } from '#contract/figure.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { monthText } from '../text/weekday-text.ts';
import { figureRows } from './figure-rows.ts';
import { todayWords as t } from './today-words.ts';
import styles from './figure-section.module.css';

/** The month up to today; each figure leads to its rows. */
export function FigureSection({ figures }: { figures: Figures }) {
  const rows = figureRows(figures);
  return rows.length === 0 ? null : (
    <section aria-labelledby="zahlen">
      <h2 id="zahlen">
        {t.figures} <small>{t.figuresRemark(monthText(figures.month.to as PlainDate))}</small>
      </h2>
      <ul className={styles['figures']}>
        {rows.map(({ word, text, to, isGood }) => (
          <li key={word}>
            <Link to={to}>
              <span>{word}</span> <b className={isGood === null ? undefined : styles[isGood ? 'good' : 'bad']}>{text}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
