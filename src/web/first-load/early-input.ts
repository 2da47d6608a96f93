/**
 * Focus, input and clicks from before hydration: the browser keeps them, and React is told afterwards.
 * React only notices changes made while it listens.
 */
const fields = 'input, select, textarea';

/** Call once React has hydrated `place`. */
export function tellEarlyInput(place: Element): void {
  // First: a field may select its text on focus, and typed text must not be overwritten by further typing.
  if (place.contains(document.activeElement)) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(fields)) tell(field);
  const early = window.pressedEarly;
  // Elsewhere: for whoever hydrates that place, perhaps later.
  if (!(early instanceof HTMLElement) || !place.contains(early)) return;
  delete window.pressedEarly;
  afterNextPicture(() => early.click());
}

/** Waits until everything known only to the browser, such as the cart, has rendered: React renders that after the frame of hydration. */
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
    // Some fields judge what was typed only when they are left.
    if (field !== document.activeElement) afterNextPicture(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}

/** Bypasses the setter by which React tracks the field. */
function setPastReact(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
}
