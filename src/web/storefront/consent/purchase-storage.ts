/** The order that was last told to the tracking layer: its page may be opened again and again, the purchase happened once. */
const key = 'tracked-purchase';

export function isNewPurchase(formattedId: string): boolean {
  try {
    if (localStorage.getItem(key) === formattedId) return false;
    localStorage.setItem(key, formattedId);
    return true;
  } catch {
    return false;
  }
}
