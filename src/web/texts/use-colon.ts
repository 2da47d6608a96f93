import { useLocale } from 'use-intl';

/** The colon behind a label that is put together on the page: French sets a no-break space before it. */
export const useColon = (): string => (useLocale() === 'fr' ? '\u00A0:' : ':');
