import { flushSync } from 'react-dom';

/** The id of a field's element; `price 12` is of a line. */
export const fieldId = (field: string): string => field.replace(' ', '-');

/** Focuses a field, and first opens the part of the record that it stands in. Returns false if it is not on the screen. */
export function showField(id: string): boolean {
  const field = document.getElementById(id);
  const part = field?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  const tab = document.getElementById(part ?? '');
  if (tab?.ariaSelected === 'false') flushSync(() => tab.click());
  field?.focus();
  return field !== null;
}
