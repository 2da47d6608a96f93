import type { OrderServices } from '#server/order/order-services.ts';

export type OrderWishServices = Pick<OrderServices, 'db' | 'now' | 'jobs' | 'publicUrl' | 'readCompany'>;
