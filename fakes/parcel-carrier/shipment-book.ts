/** The stand-in's shipments and pickups: bookings, cancellations, and the progress of parcels over time. */
import { keepBook, readKeptBook } from './kept-book.ts';
import { addWorkingDays } from './rate-card.ts';

export interface BookedShipment {
  trackingNumbers: readonly string[];
  references: readonly string[];
  service: string;
  day: string;
  transitDays: number;
  to: { city: string; countryCode: string };
  from: { city: string; countryCode: string };
  documentIds: readonly string[];
  isCancelled: boolean;
}

export interface BookedPickup {
  code: string;
  location: string;
  day: string;
  isCancelled: boolean;
}

export class ShipmentBook {
  readonly shipments: BookedShipment[];
  readonly pickups: BookedPickup[];
  readonly documents = new Map<string, Buffer>();
  #number: number;
  readonly #now: () => number;
  readonly #keptIn: string | undefined;

  /** `firstNumber`: of the parcels; chosen so that numbers do not repeat after a restart. `keptIn`: the file of what was booked; without it a restart forgets it. */
  constructor({ firstNumber, now, keptIn }: { firstNumber: number; now: () => number; keptIn?: string | undefined }) {
    this.#number = firstNumber;
    this.#now = now;
    this.#keptIn = keptIn;
    ({ shipments: this.shipments, pickups: this.pickups } = keptIn === undefined ? { shipments: [], pickups: [] } : readKeptBook(keptIn));
  }

  /** After each change of shipments or pickups. */
  keep(): void {
    if (this.#keptIn !== undefined) keepBook(this.#keptIn, { shipments: this.shipments, pickups: this.pickups });
  }

  get live(): readonly BookedShipment[] {
    return this.shipments.filter(({ isCancelled }) => !isCancelled);
  }

  newNumber(): string {
    this.#number += 7;
    return String(this.#number).padStart(12, '0').slice(-12);
  }

  newDocumentId(content: Buffer): string {
    const id = (0x0904_93e1_8150_0000n + BigInt(this.documents.size + 1)).toString(16).padStart(16, '0');
    this.documents.set(id, content);
    return id;
  }

  find(trackingNumber: string): BookedShipment | undefined {
    return this.shipments.find(({ trackingNumbers }) => trackingNumbers.includes(trackingNumber));
  }

  trackResult(trackingNumber: string) {
    const shipment = this.find(trackingNumber);
    const trackingNumberInfo = { trackingNumber };
    if (shipment === undefined)
      return { trackingNumberInfo, error: { code: 'TRACKING.TRACKINGNUMBER.NOTFOUND', message: 'Tracking number cannot be found.' } };
    const { day, from, to, transitDays, isCancelled } = shipment;
    const steps = [
      { code: 'OC', eventDescription: 'Shipment information sent to FedEx', at: `${day}T08:00:00`, scanLocation: from, always: true },
      { code: 'PU', eventDescription: 'Picked up', at: `${day}T18:00:00`, scanLocation: from, always: false },
      { code: 'IT', eventDescription: 'Left FedEx origin facility', at: `${day}T21:30:00`, scanLocation: from, always: false },
      { code: 'DL', eventDescription: 'Delivered', at: `${addWorkingDays(day, transitDays)}T11:00:00`, scanLocation: to, always: false },
    ];
    const past = isCancelled
      ? [{ code: 'CA', eventDescription: 'Shipment cancelled by sender', at: `${day}T08:00:00`, scanLocation: from }]
      : steps.filter(({ at, always }) => always || Date.parse(`${at}+01:00`) <= this.#now());
    const latest = past.at(-1);
    return {
      trackingNumberInfo,
      latestStatusDetail: { code: latest?.code ?? 'OC', description: latest?.eventDescription ?? '' },
      scanEvents: past
        .toReversed()
        .map(({ at, code, eventDescription, scanLocation }) => ({ date: `${at}+01:00`, eventType: code, eventDescription, scanLocation })),
    };
  }
}
