/** Six houses, six layouts: German, French and English, francs and euros, one page and two, one column and two. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { northgate } from './english-inches.ts';
import { rheinwerk } from './euro-labels.ts';
import { leman } from './french-labels.ts';
import { seefeld } from './one-lot.ts';
import { spalen } from './table-over-pages.ts';
import { vauclair } from './two-columns.ts';

export const auctionInvoices: readonly AuctionInvoice[] = [seefeld, spalen, rheinwerk, leman, vauclair, northgate];
