/** Of the part of an order's page where a change is asked for. */
export const wishId = 'aenderung';
