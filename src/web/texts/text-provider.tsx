import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#domain/language/language.ts';
import type de from './de.ts';
import type { Messages } from './messages.ts';

/** Gives all components below the texts of one language. Arguments are checked against the German sentences, hence the cast. */
export function TextProvider({ language, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider locale={language} messages={messages as unknown as typeof de} timeZone="Europe/Zurich">
      {children}
    </IntlProvider>
  );
}
