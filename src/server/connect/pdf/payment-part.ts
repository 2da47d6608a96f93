/** The payment part of a Swiss QR-bill at the foot of its page. */
import { SwissQRBill } from 'swissqrbill/pdf';
import type { BillParty, QrBill } from '#domain/qr-bill/qr-bill.ts';
import { qrBillProblems } from '#domain/qr-bill/qr-bill.ts';
import type { DocumentPaper } from './document-paper.ts';
import { pageSize } from './page.ts';
import type { Paper } from './paper.ts';

/** Our own rules check what the library is known to let through; it checks the rest. */
export function writePaymentPart(paper: Paper, { language, words }: DocumentPaper, bill: QrBill): void {
  const problems = qrBillProblems(bill);
  if (problems.length > 0) throw new Error(`the payment part is wrong: ${problems.join(', ')}`);
  const slip = new SwissQRBill(
    {
      currency: 'CHF',
      amount: bill.amount / 100,
      reference: bill.reference,
      message: bill.message,
      creditor: { account: bill.iban, ...partyOf(bill.creditor) },
      ...(bill.debtor === null ? {} : { debtor: partyOf(bill.debtor) }),
    },
    { language: language === 'de' ? 'DE' : language === 'fr' ? 'FR' : 'EN', fontName: 'Liberation Sans' },
  );
  const top = paper.placeSlip();
  paper.figure(words.payableWith, (doc) => {
    doc.fillColor('#000000', 1);
    slip.attachTo(doc, 0, top - 0.01);
  });
  paper.y = pageSize.height;
}

function partyOf({ name, street, houseNumber, zipCode, city, country }: BillParty) {
  return { name, address: street, ...(houseNumber === '' ? {} : { buildingNumber: houseNumber }), zip: zipCode, city, country };
}
