/**
 * The texts of server-rendered pages. What the provider builds for a language (parsed sentences, number formats) is the same for every visitor and
 * took a fourteenth of a page's time, so it is built once. Server only: in the browser a provider lives as long as its page.
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
  // Called as a function, the provider returns its context element with everything it has built.
  const made = IntlProvider({ locale: language, messages: messagesNow(language) as unknown as GermanMessages, timeZone, children: null });
  const first = kept.get(language) ?? made;
  kept.set(language, first);
  return cloneElement(first, undefined, children);
}
