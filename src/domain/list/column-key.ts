/** The syntax of a column's key: `total`, `deliveryAddress.city`. It contains no separator of filters or sorts. */
export const columnPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
