/** Columns of a status file, by the headings of the shop's own export, of its calls and of Dynamics AX. */
import { choiceField, dayField, textField } from '#domain/import/field.ts';
import type { ImportField } from '#domain/import/field.ts';
import { orderState } from '#domain/order/order-state.ts';

const { PLACED, SENT, PREPARATION, INVOICED, CANCELED } = orderState;

const states = [
  { value: PLACED, label: 'neu' },
  { value: SENT, label: 'geliefert' },
  { value: INVOICED, label: 'fakturiert' },
  { value: CANCELED, label: 'storniert' },
  { value: PREPARATION, label: 'wartet auf Zahlung' },
];

const statesElsewhere = [
  { value: PLACED, label: 'offen' },
  { value: PLACED, label: 'Offener Auftrag' },
  { value: PLACED, label: 'Backorder' },
  { value: PLACED, label: 'Open order' },
  { value: SENT, label: 'versandt' },
  { value: SENT, label: 'Delivered' },
  { value: INVOICED, label: 'Invoiced' },
  { value: CANCELED, label: 'Canceled' },
  { value: CANCELED, label: 'Cancelled' },
  // As the calls of this shop name them.
  { value: PLACED, label: 'placed' },
  { value: SENT, label: 'sent' },
  { value: PREPARATION, label: 'preparation' },
  ...Object.values(orderState).map((value) => ({ value, label: String(value) })),
];

const stateName = { path: 'state', label: 'Stand', also: ['SalesStatus', 'Status', 'DocumentStatus', 'Auftragsstatus', 'orderStatusId'] };

export const statusFields: readonly ImportField[] = [
  textField({
    path: 'orderNumber',
    label: 'Bestellung',
    also: ['SalesId', 'Auftrag', 'Auftragsnummer', 'Bestellnummer', 'Auftrags-Nr.', 'Order', 'formattedId'],
    isKey: true,
  }),
  { ...choiceField(stateName, [...states, ...statesElsewhere]), write: choiceField(stateName, states).write },
  dayField({
    path: 'confirmedDeliveryDate',
    label: 'Bestätigt am',
    also: ['ConfirmedDlv', 'ConfDate', 'ShippingDateConfirmed', 'Bestätigter Termin', 'confirmedDeliveryDate'],
  }),
  textField({ path: 'erpNumber', label: 'Nummer im ERP', also: ['ErpId', 'AX-Nummer', 'ERP-Nummer', 'Beleg', 'RefSalesId'] }),
];
