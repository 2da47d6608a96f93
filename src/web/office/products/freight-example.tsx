import { useEffect, useState } from 'react';
import { readFreightExample } from '#contract/transport-requirement.ts';
import type { FreightExample as Example } from '#contract/transport-requirement.ts';
import { groupedText, chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { decimalText } from '../text/decimal-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './product-delivery.module.css';
import { productWords } from './product-words.ts';
import type { Need } from './transport-draft.ts';

const t = productWords.delivery;
const pauseMs = 250;

/** The shop's delivery cost for a number of pieces to a place, with the transport requirement as typed. */
export function FreightExample({ productId, need }: { productId: number; need: Need | null }) {
  const failureText = useFailureText();
  const [quantity, setQuantity] = useState('12');
  const [zipCode, setZipCode] = useState('8001');
  const [answer, setAnswer] = useState<Example | string | null>(null);
  const pieces = /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const place = /^\d{4}$/.test(zipCode.trim()) ? zipCode.trim() : '';
  const asked = JSON.stringify({ productId, quantity: pieces, zipCode: place, ...need });
  useEffect(() => {
    if (pieces === 0) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      call(readFreightExample, { query: JSON.parse(asked) as { productId: number; quantity: number } }).then(
        (example) => (wanted ? setAnswer(example) : undefined),
        (failure: unknown) => (wanted ? setAnswer(failureText(failure)) : undefined),
      );
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of failures never change while a page is open
  }, [asked]);
  return (
    <section aria-labelledby="example" className={styles['example']}>
      <h2 id="example">{t.example}</h2>
      <div className={styles['pair']}>
        <PlainField id="example-quantity" label={t.quantity} numeric maxLength={6} value={quantity} onChange={setQuantity} />
        <PlainField id="example-zip" label={t.zipCode} maxLength={4} value={zipCode} onChange={setZipCode} />
      </div>
      <div role="status">
        {typeof answer === 'string' ? <p>{answer}</p> : answer === null || pieces === 0 ? null : <Told example={answer} pieces={pieces} />}
      </div>
    </section>
  );
}

function Told({
  example: { shippingType, storingSpaces, weight, packages, truck, cost, place },
  pieces,
}: {
  example: Example;
  pieces: number;
}) {
  const quantity = groupedText(pieces);
  return (
    <>
      <p className={styles['told']}>
        {shippingType === 'MAIL' ? t.byMail(quantity, packages) : t.pieces(quantity, decimalText(storingSpaces, 1))}
      </p>
      {shippingType === 'MAIL' ? null : <p>{t.trucks(truck.count, truck.name, decimalText(truck.spaces, 1))}</p>}
      <p>{weight === null ? t.noWeight : t.weight(groupedText(Math.round(weight)))}</p>
      {cost === null ? null : (
        <p>
          {t.cost(place)}: <b className="num">{chfText(rappenFromChf(cost))}</b>
        </p>
      )}
    </>
  );
}
