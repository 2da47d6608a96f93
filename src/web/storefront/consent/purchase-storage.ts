/** The order last reported to the tracking layer: its page may be opened repeatedly, but the purchase happened once. */
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
