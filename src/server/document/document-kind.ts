/** The papers of orders and quotes, by the id that clients use. */
import type { OrderDocument } from '#domain/order/order-document.ts';

export type DocumentKind = OrderDocument | 'offerte';
