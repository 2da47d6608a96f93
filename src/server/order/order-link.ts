/** The address of an order's page, for mails: without log-in, in the customer's language. */
import type { Language } from '#domain/language/language.ts';

export function orderLink(publicUrl: string, { uuid, language }: { uuid: string; language: Language }): string {
  return `${publicUrl}/order/${uuid}?lang=${language}`;
}
