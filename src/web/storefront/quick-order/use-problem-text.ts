/** The text for a refused row or table. */
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

interface Translate {
  (key: string, params?: Record<string, string | number>): string;
}

export function useProblemText(): (refusal: Refusal) => string {
  const t = useTranslations('favourites') as unknown as Translate;
  return ({ key, params }) => {
    const words = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? groupedText(value) : value]);
    return t(`problems.${key}`, Object.fromEntries(words) as Record<string, string>);
  };
}
