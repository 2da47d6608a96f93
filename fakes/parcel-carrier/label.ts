/** A label of 4 × 6 inches: the same shipment gives the same bytes. */

export interface LabelFacts {
  trackingNumber: string;
  service: string;
  day: string;
  from: readonly string[];
  to: readonly string[];
  piece: number;
  pieces: number;
  kilograms: number;
  reference: string;
}

export async function labelPdf({
  trackingNumber,
  service,
  day,
  from,
  to,
  piece,
  pieces,
  kilograms,
  reference,
}: LabelFacts): Promise<Buffer> {
  // Loaded when a label is drawn: few runs need one, and the shop's papers have a thread of their own.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: [288, 432],
    margin: 14,
    info: { Title: `Label ${trackingNumber}`, CreationDate: new Date(`${day}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf
    .fontSize(7)
    .text(`FROM ${from.join(', ')}`)
    .moveDown();
  pdf.text(`SHIP DATE ${day}   WEIGHT ${kilograms.toFixed(2)} KG   ${piece} OF ${pieces}   REF ${reference}`).moveDown();
  pdf
    .fontSize(15)
    .text(`TO ${to.join('\n')}`)
    .moveDown();
  pdf.fontSize(11).text(service.replaceAll('_', ' ')).moveDown();
  let x = 14;
  for (const digit of trackingNumber) {
    const wide = 1 + (Number(digit) % 4);
    pdf.rect(x, 290, wide, 80).rect(x + wide + 2, 290, 1.4, 80);
    x += 18;
  }
  pdf.fill('black').fontSize(13).text(`TRK# ${trackingNumber}`, 14, 382);
  pdf.fontSize(7).text('SIMULATION - NOT A REAL LABEL', 14, 405);
  pdf.end();
  return done;
}
