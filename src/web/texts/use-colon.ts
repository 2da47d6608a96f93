import { useLocale } from 'use-intl';
import { colonOf } from '#domain/language/labelled.ts';

/** The colon behind a label that is put together on the page, as its language sets it. */
export const useColon = (): string => colonOf(useLocale());
