import type { ReactNode } from 'react';
import type { PriceExplanation, PricePart } from '#contract/price-explanation.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { decimalText } from '../text/decimal-text.ts';
import { priceWords as t } from './price-words.ts';
import styles from './why.module.css';

const piece = (chf: number): string => unitPriceText(unitPriceFromChf(chf));
const amount = (chf: number): string => amountText(rappenFromChf(chf));

/** Every step with its amount; together they give the price. */
export function WhyAnswer({ answer }: { answer: PriceExplanation }) {
  const { from, strategy, step, next, parts, quantity, pricePerOne, finalPrice, discount, discountAmount, net, same } = answer;
  return (
    <>
      <ol className={styles['reasons']}>
        <Reason
          what={from === 'own' ? t.rowOwn : from === 'default' ? t.rowDefault : t.rowNone}
          note={from === null ? null : t.strategies[strategy]}
        />
        {answer.onRequest === null ? null : <Reason what={t.strategies.NONE} note={t.onRequest[answer.onRequest]} />}
        {answer.remote === null || answer.remote.failure === '' ? null : (
          <Reason what={t.failure(answer.remote.failure)} note={answer.remote.question} />
        )}
        {answer.fits ? null : <Reason what={t.notSold(answer.unitOfSales)} note={null} />}
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one kind may have the same name
          <Reason
            key={at}
            what={part.label === '' ? t.parts[part.kind] : part.label}
            note={<PartNote part={part} step={step} margin={answer.marginPrice} />}
            chf={piece(part.chf)}
          />
        ))}
        {pricePerOne === null ? null : (
          <Reason
            what={<b>{t.perPiece}</b>}
            note={[step === null ? '' : t.stepOf(step), next === null ? '' : t.next(next.quantity, piece(next.price))]
              .filter((each) => each !== '')
              .join(', ')}
            chf={<b>{piece(pricePerOne)}</b>}
          />
        )}
        {finalPrice === null ? null : <Reason what={t.times(quantity)} note={null} chf={amount(finalPrice)} />}
        {same === null ? null : <Reason what={t.same(same)} note={null} />}
        {discountAmount === null || discount === 0 ? null : (
          <Reason what={t.discountOf(decimalText(discount * 100, 2))} note={t.discountFrom} chf={amount(0 - discountAmount)} />
        )}
      </ol>
      {net === null ? null : (
        <p className={styles['sum']}>
          <span>{t.total}</span> <b className="num">{amount(net)}</b> <small>{t.withoutVat}</small>
        </p>
      )}
    </>
  );
}

function Reason({ what, note, chf }: { what: ReactNode; note: ReactNode; chf?: ReactNode }) {
  return (
    <li>
      <span>
        {what}
        {note === null || note === '' ? null : <small>{note}</small>}
      </span>
      {chf === undefined ? null : <span className={styles['figure']}>{chf}</span>}
    </li>
  );
}

function PartNote({ part, step, margin }: { part: PricePart; step: number | null; margin: number }) {
  if (part.kind === 'margin') return <>{decimalText(margin, 2)} %</>;
  if (part.kind === 'step' && step !== null) return <>{t.stepOf(step)}</>;
  return (
    <>
      {part.details.map(({ label, amount: used, unit, rate, waste }) => (
        <span key={label} className={styles['detail']}>
          {label} {decimalText(used, unit === 'MIN' ? 1 : 4)} {t.units[unit]} × {decimalText(rate, 2)}
          {unit === 'MIN' ? ` ${t.perHour}` : ''} {waste > 0 ? t.waste(Math.round(waste * 100)) : ''}
        </span>
      ))}
    </>
  );
}
