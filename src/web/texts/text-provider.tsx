import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#domain/language/language.ts';
import type { Messages } from './messages.ts';

/** Gives all components below the texts of one language. */
export function TextProvider({ language, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Zurich">
      {children}
    </IntlProvider>
  );
}
