/** Additions for parcels across the border: the goods for customs, and the invoice that is uploaded before booking. */
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { customsValue, hsDigits } from '#domain/parcel/customs.ts';
import { paysDuties } from '#domain/parcel/terms.ts';
import type { CustomsDocument, ShipmentCustoms } from './parcel-carrier.ts';
import { francs, kilograms } from './party.ts';

const amountOf = (hundredths: number) => ({ amount: chfFromRappen(rappen(hundredths)), currency: francs });

export function clearanceOf({ purpose, incoterm, commodities, invoiceNumber }: ShipmentCustoms, account: string) {
  return {
    commercialInvoice: {
      termsOfSale: incoterm,
      shipmentPurpose: purpose,
      customerReferences: [{ customerReferenceType: 'INVOICE_NUMBER', value: invoiceNumber }],
    },
    dutiesPayment: paysDuties(incoterm)
      ? { paymentType: 'SENDER', payor: { responsibleParty: { accountNumber: { value: account } } } }
      : { paymentType: 'RECIPIENT' },
    totalCustomsValue: amountOf(customsValue(commodities)),
    isDocumentOnly: false,
    commodities: commodities.map(({ articleNumber, description, quantity, weightG, unitPrice, hsCode, originCountry }) => ({
      description,
      quantity,
      quantityUnits: 'PCS',
      numberOfPieces: quantity,
      weight: kilograms(weightG * quantity),
      unitPrice: amountOf(unitPrice),
      customsValue: amountOf(unitPrice * quantity),
      countryOfManufacture: originCountry,
      harmonizedCode: hsDigits(hsCode),
      partNumber: articleNumber,
      purpose: 'BUSINESS',
    })),
  };
}

export function tradeDocumentsOf(documentId: string) {
  return {
    specialServiceTypes: ['ELECTRONIC_TRADE_DOCUMENTS'],
    etdDetail: { attachedDocuments: [{ documentType: 'COMMERCIAL_INVOICE', documentId, description: 'Commercial invoice' }] },
  };
}

export function uploadForm({ fileName, pdf, fromCountry, toCountry, booked }: CustomsDocument): FormData {
  const form = new FormData();
  const description = {
    workflowName: booked === null ? 'ETDPreshipment' : 'ETDPostshipment',
    carrierCode: 'FDXE',
    name: fileName,
    contentType: 'application/pdf',
    meta: {
      shipDocumentType: 'COMMERCIAL_INVOICE',
      originCountryCode: fromCountry,
      destinationCountryCode: toCountry,
      ...(booked === null ? {} : { trackingNumber: booked.trackingNumber, shipmentDate: `${booked.day}T00:00:00` }),
    },
  };
  form.append('document', JSON.stringify(description));
  form.append('attachment', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), fileName);
  return form;
}
