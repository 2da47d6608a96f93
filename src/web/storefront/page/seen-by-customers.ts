/** Says of a page that is not found that there are some of its kind which only certain customers see. */
export const seenByCustomers = 'seenByCustomers';
