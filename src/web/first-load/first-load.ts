/** Whether this document is still on its first page: then the server has drawn everything, and script that only answers to touch can wait. */
let first = typeof document !== 'undefined';

export function isFirstLoad(): boolean {
  return first;
}

/** Pages opened from here on are drawn by the browser and need their whole script before they show. */
export function firstLoadIsOver(): void {
  first = false;
}
