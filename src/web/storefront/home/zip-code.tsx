import { latinDigits } from '#domain/language/latin-digits.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCart } from '../cart/cart-state.tsx';
import styles from './hero.module.css';

interface ZipCodeProps {
  start: string;
  label: string;
  /** The server does not know the submitted one. */
  unknown: boolean;
  onAsk: () => void;
}

/** Starts with the remembered postal code and remembers a new one. */
export function ZipCode({ start, label, unknown, onAsk }: ZipCodeProps) {
  const t = useTranslations('home');
  const cart = useCart();
  const [typed, setTyped] = useState<string | null>(start === '' ? null : start);
  const [left, setLeft] = useState(false);
  const text = typed ?? cart.zipCode;
  const isMistyped = text.length > 4 || (left && text !== '' && text.length < 4);
  const wrong = isMistyped ? t('zipWrong') : unknown && text === start ? t('zipUnknown') : null;
  return (
    <div className={styles['zip']}>
      <label htmlFor="ask-zip">{label}</label>
      <input
        id="ask-zip"
        name="zip"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={10}
        value={text}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={wrong === null ? undefined : 'ask-zip-error'}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          const digits = latinDigits(event.target.value).replace(/\D/g, '');
          setTyped(digits);
          if (digits.length !== 4) return;
          cart.setZipCode(digits);
          onAsk();
        }}
      />
      {wrong === null ? null : (
        <p id="ask-zip-error" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </div>
  );
}
