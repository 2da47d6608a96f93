/** Keys of a product page's address for the page itself: `menge`, `viewOnly` and `line` (a cart line to change). */
export interface PageStart {
  quantity: number;
  viewOnly: boolean;
  /** Key of the cart line being changed. */
  lineKey: string | null;
}

/** Rounds up to a multiple of the sales unit. */
export function salesQuantity(wanted: number | null, unitOfSales: number): number {
  const unit = Math.max(1, unitOfSales);
  return Math.max(1, Math.ceil((wanted ?? 1) / unit)) * unit;
}

export function pageStart(search: string, unitOfSales: number): PageStart {
  const query = new URLSearchParams(search);
  const menge = query.get('menge') ?? '';
  const viewOnly = query.get('viewOnly');
  return {
    quantity: salesQuantity(/^[1-9]\d{0,4}$/.test(menge) ? Number(menge) : null, unitOfSales),
    viewOnly: viewOnly !== null && viewOnly !== 'false' && viewOnly !== '0',
    lineKey: query.get('line'),
  };
}
