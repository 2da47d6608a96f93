/** An invoice as read from its file: the text of each page, and its picture. */
import type { PageText } from '#domain/artwork/paper-text.ts';

export interface InvoicePage extends PageText {
  /** PNG. */
  picture: Buffer;
}

export interface InvoiceFile {
  pages: readonly InvoicePage[];
}
