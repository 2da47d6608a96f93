/**
 * A quantity as typed or as written by spreadsheet programs: 40, 1'000, 1 000, 12.00, 25 Stk. An ambiguous one (1.000) is refused instead of guessed.
 * Decides for quick order (storefront §2). It knows no product and no sales unit.
 */
import { latinDigits } from '#domain/language/latin-digits.ts';
import { maximumQuantity } from '#domain/cart/cart.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

const unit = /(?:stk|stück|stueck|st|pcs|pce|pc|pièces?|pieces?|x)\.?$/i;
const grouped = /^[0-9]{1,3}(?:['’ \u00a0\u2009\u202f][0-9]{3})+$/;
/** A longer text is not a quantity. */
const longest = 40;

export function readQuantity(text: string): Outcome<number> {
  const bare = latinDigits(text).trim();
  if (bare === '') return refused('quantityMissing');
  if (bare.length > longest) return refused('quantityUnreadable', { text: `${bare.slice(0, longest)}…` });
  const [, whole = '', decimals = ''] = /^\+?(.*?)(?:[.,]([0-9]+))?$/.exec(bare.replace(unit, '').trim()) ?? [];
  if (/^[-−][0-9]/.test(whole)) return refused('quantityNotPositive', { text: bare });
  if (!/^[0-9]+$/.test(whole) && !grouped.test(whole))
    return refused(isGroupedByDots(bare) ? 'quantityUnclear' : 'quantityUnreadable', { text: bare });
  if (/[1-9]/.test(decimals) || decimals.length > 2)
    return refused(decimals.length === 3 ? 'quantityUnclear' : 'quantityNotWhole', { text: bare });
  const quantity = Number(whole.replaceAll(/[^0-9]/g, ''));
  if (quantity === 0) return refused('quantityNotPositive', { text: bare });
  if (quantity > maximumQuantity) return refused('quantityTooLarge', { text: bare, maximum: maximumQuantity });
  return accepted(quantity);
}

/** 1.000.000 */
function isGroupedByDots(text: string): boolean {
  return /^[0-9]{1,3}(?:[.,][0-9]{3})+$/.test(text);
}
