import { useLocale } from 'use-intl';
import { colonOf } from '#domain/language/labelled.ts';

/** The colon after a label that is composed on the page, as the language writes it. */
export const useColon = (): string => colonOf(useLocale());
