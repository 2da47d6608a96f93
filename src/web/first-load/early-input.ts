/**
 * What a visitor entered, typed, ticked or clicked before script had taken over its place: kept by the browser, told to React afterwards.
 * React looks only at changes that happen while it listens.
 */
const fields = 'input, select, textarea';

/** Once script has taken over `place`. */
export function tellEarlyInput(place: Element): void {
  // First: a field may mark all as it is entered, and what was typed is not to be typed over.
  if (place.contains(document.activeElement)) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(fields)) tell(field);
  const early = window.pressedEarly;
  delete window.pressedEarly;
  if (early instanceof HTMLElement && place.contains(early)) afterNextPicture(() => early.click());
}

/** When all has rendered that only the browser knows, such as the cart: React asks for it after the picture that it took over. */
function afterNextPicture(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

function tell(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find(({ defaultSelected }) => defaultSelected);
    if (sent !== undefined && sent.value !== field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
    // React compares with the last state it saw: the one that was sent.
    field.checked = field.defaultChecked;
    field.click();
  } else if (field.value !== field.defaultValue) {
    const typed = field.value;
    field.value = field.defaultValue;
    setPastReact(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Past the setter by which React watches the field. */
function setPastReact(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
}
