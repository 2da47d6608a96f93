/** Address of a record's document, as issued. */
export const deliveryPaper = (id: number): string => `/api/delivery/${id}/document`;
export const invoicePaper = (id: number): string => `/api/invoice/${id}/document`;
export const creditNotePaper = (id: number): string => `/api/credit-note/${id}/document`;
