/** An invoice as it came out of its file: what each page says, and how it looks. */
import type { PageText } from '#domain/artwork/paper-text.ts';

export interface InvoicePage extends PageText {
  /** PNG. */
  picture: Buffer;
}

export interface InvoiceFile {
  pages: readonly InvoicePage[];
}
