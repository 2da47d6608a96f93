/** How the key of a column is spelt: `total`, `deliveryAddress.city`. None of its characters separates anything in a filter or sort. */
export const columnPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
