/** Shipments: the requests for validation and booking, and the result of a booking. */
import type { z } from 'zod';
import { packageCount, totalWeightG } from '#domain/parcel/package.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { clearanceOf, tradeDocumentsOf } from './customs.ts';
import type { BookedShipment, Shipment } from './parcel-carrier.ts';
import { addressOf, contactOf, dimensionsOf, kilograms } from './party.ts';
import type { ShipReply } from './wire.ts';

function requestedShipment({ reference, orderNumber, service, day, from, to, packages, customs }: Shipment, account: string) {
  return {
    shipDatestamp: day,
    pickupType: 'USE_SCHEDULED_PICKUP',
    serviceType: service,
    packagingType: 'YOUR_PACKAGING',
    // This schema requires an integer.
    totalWeight: Math.ceil(kilograms(totalWeightG(packages)).value),
    totalPackageCount: packageCount(packages),
    shipper: { address: addressOf(from), contact: contactOf(from) },
    recipients: [{ address: addressOf(to), contact: contactOf(to) }],
    shippingChargesPayment: { paymentType: 'SENDER', payor: { responsibleParty: { accountNumber: { value: account } } } },
    ...(customs === null ? {} : { customsClearanceDetail: clearanceOf(customs, account) }),
    ...(customs === null || customs.documentId === null ? {} : { shipmentSpecialServices: tradeDocumentsOf(customs.documentId) }),
    labelSpecification: { imageType: 'PDF', labelStockType: 'PAPER_4X6', labelFormatType: 'COMMON2D' },
    requestedPackageLineItems: packages
      .flatMap((each) => Array.from({ length: each.count }, () => each))
      .map((each, at) => ({
        sequenceNumber: at + 1,
        weight: kilograms(each.weightG),
        dimensions: dimensionsOf(each),
        itemDescription: each.articleNumber,
        customerReferences: [
          { customerReferenceType: 'CUSTOMER_REFERENCE', value: reference },
          { customerReferenceType: 'P_O_NUMBER', value: orderNumber },
        ],
      })),
  };
}

export function validateRequest(shipment: Shipment, account: string) {
  return { accountNumber: { value: account }, requestedShipment: requestedShipment(shipment, account) };
}

export function shipRequest(shipment: Shipment, account: string) {
  return {
    accountNumber: { value: account },
    labelResponseOptions: 'LABEL',
    shipAction: 'CONFIRM',
    processingOptionType: 'SYNCHRONOUS_ONLY',
    mergeLabelDocOption: 'NONE',
    oneLabelAtATime: false,
    requestedShipment: requestedShipment(shipment, account),
  };
}

/** A booking without a label for each package is useless: nothing could be sent. */
export function bookingOf({ output }: z.infer<typeof ShipReply>, wanted: number): BookedShipment {
  const [shipment] = output.transactionShipments;
  const parcels = (shipment?.pieceResponses ?? []).flatMap(({ trackingNumber, packageDocuments }) => {
    const label = packageDocuments.find(({ contentType, encodedLabel }) => contentType === 'LABEL' && encodedLabel !== undefined);
    const bytes = Buffer.from(label?.encodedLabel ?? '', 'base64');
    return bytes.subarray(0, 5).toString() === '%PDF-' ? [{ trackingNumber, label: bytes }] : [];
  });
  if (shipment === undefined || parcels.length !== wanted) throw new Outage('unreadable');
  return {
    trackingNumber: shipment.masterTrackingNumber,
    parcels,
    notes: shipment.alerts.map(({ message }) => message).filter((message) => message !== ''),
  };
}

export function cancelRequest(trackingNumber: string, account: string) {
  return { accountNumber: { value: account }, trackingNumber, deletionControl: 'DELETE_ALL_PACKAGES' };
}
