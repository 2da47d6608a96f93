/** As the `ref` of a heading that takes the place of a form: it is read out, and comes into view where the page has become shorter. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
