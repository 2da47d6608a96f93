import type { Language } from '#domain/language/language.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';

export interface ExampleFacts {
  company: Sender;
  language: Language;
  publicUrl: string;
}

/** A mail or a paper as the shop writes it, with made-up data. */
export type Example = { readonly key: string } & (
  | { readonly kind: 'mail'; readonly make: (facts: ExampleFacts) => Pick<NewMail, 'subject' | 'html' | 'text'> }
  | { readonly kind: 'paper'; readonly make: (facts: ExampleFacts) => DocumentPaper }
);
