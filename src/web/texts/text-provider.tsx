import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#domain/language/language.ts';
import { messagesLoaded, subscribeMessages } from './message-store.ts';
import type { GermanMessages, Messages } from './messages.ts';

export const timeZone = 'Europe/Zurich';

interface TextProviderProps {
  language: Language;
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Provides the texts of one language. Arguments are checked against the German sentences, hence the cast. */
export function TextProvider({ language, messages, children }: TextProviderProps) {
  return (
    <IntlProvider locale={language} messages={messages as unknown as GermanMessages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

/** In the browser: the texts loaded so far, and those that later pages add. */
export function LoadedTexts({ language, children }: Omit<TextProviderProps, 'messages'>) {
  const messages = useSyncExternalStore(subscribeMessages, messagesLoaded, messagesLoaded);
  return (
    <TextProvider language={language} messages={messages}>
      {children}
    </TextProvider>
  );
}
