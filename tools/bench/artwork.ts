// How well auction invoices are read: `node tools/bench/artwork.ts [folder]`. Precision: the share of read values that are right; recall: the share of existing
// values that were read right. With a folder the invoices are also written there for inspection.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { auctionInvoices } from '#demo/artwork/invoices.ts';
import { invoicePdf } from '#demo/artwork/pen.ts';
import { scoreOf, scoreText } from '#demo/artwork/score.ts';
import { readInvoice } from '#domain/artwork/read-invoice.ts';
import { openInvoice } from '#server/connect/invoice-file/open-invoice.ts';

const [folder] = process.argv.slice(2);
if (folder !== undefined) mkdirSync(folder, { recursive: true });
for (const invoice of auctionInvoices) {
  const pdf = await invoicePdf(invoice);
  if (folder !== undefined) writeFileSync(path.join(folder, invoice.name), pdf);
  const start = performance.now();
  const file = await openInvoice(pdf);
  if (!file.ok) throw new Error(`${invoice.name}: ${file.refusal.key}`);
  const score = scoreOf(invoice, readInvoice(file.value.pages));
  console.log(`${invoice.name}: ${scoreText(score)}; ${Math.round(performance.now() - start)} ms`);
  for (const wrong of score.wrong) console.log(`  ${wrong}`);
}
