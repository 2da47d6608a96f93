import { latinDigits } from '#domain/language/latin-digits.ts';
import { useState } from 'react';
import { plz } from '#domain/contact/rules.ts';
import { useCart } from './cart-state.tsx';

/** A postal code as it is typed. Only a whole Swiss one reaches the cart; anything else stays in its field, without a delivery cost. */
export function useTypedZipCode() {
  const { zipCode, setZipCode } = useCart();
  const [other, setOther] = useState('');
  const typed = zipCode === '' ? other : zipCode;
  const change = (text: string): void => {
    const code = latinDigits(text).trim();
    const isWhole = plz(code) === null;
    setOther(isWhole ? '' : code);
    setZipCode(isWhole ? code : '');
  };
  return { typed, change, isForeign: /\d{5}|[a-z]/i.test(typed) };
}
