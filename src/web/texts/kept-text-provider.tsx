/**
 * The texts of pages that the server renders. What the provider makes of a language (parsed sentences, number formats) is the same for every visitor, and making
 * it anew took a fourteenth of a page's time: it is made once. Server only: in the browser a provider lives as long as its page.
 */
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#domain/language/language.ts';
import type { GermanMessages } from './messages.ts';
import { messagesNow } from './messages-now.ts';
import { timeZone } from './text-provider.tsx';

const kept = new Map<Language, ReactElement>();

export function KeptTextProvider({ language, children }: { language: Language; children: ReactNode }) {
  // Rendered by hand, the provider answers its context with what it has made.
  const made = IntlProvider({ locale: language, messages: messagesNow(language) as unknown as GermanMessages, timeZone, children: null });
  const first = kept.get(language) ?? made;
  kept.set(language, first);
  return cloneElement(first, undefined, children);
}
