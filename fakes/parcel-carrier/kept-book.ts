/** What was booked outlives the process, in a file: written whole beside it and put in its place, so that it is never half. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BookedPickup, BookedShipment } from './shipment-book.ts';

export interface KeptBook {
  shipments: BookedShipment[];
  pickups: BookedPickup[];
}

export function readKeptBook(path: string): KeptBook {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as KeptBook;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { shipments: [], pickups: [] };
    throw error;
  }
}

export function keepBook(path: string, book: KeptBook): void {
  writeFileSync(`${path}.new`, JSON.stringify(book));
  renameSync(`${path}.new`, path);
}
