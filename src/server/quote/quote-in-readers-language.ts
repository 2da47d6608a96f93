/** A quote on the screen of a reader in another language than the quote's: its lines, and the changes to them, in the same words. */
import type { Quote, QuoteChange } from '#contract/quote.ts';
import type { Language } from '#domain/language/language.ts';
import { inReadersLanguage } from '#server/order/in-readers-language.ts';

export function quoteInReadersLanguage(services: Parameters<typeof inReadersLanguage>[0], quote: Quote, reader: Language): Quote {
  const positions = inReadersLanguage(services, quote, reader);
  const said = new Map(quote.positions.map(({ name }, at) => [name, positions[at]?.name ?? name]));
  const sayChange = (change: QuoteChange): QuoteChange =>
    change.name === undefined ? change : { ...change, name: said.get(change.name) ?? change.name };
  return {
    ...quote,
    positions,
    changes: quote.changes.map(sayChange),
    versions: quote.versions.map((version) => ({ ...version, changes: version.changes.map(sayChange) })),
  };
}
