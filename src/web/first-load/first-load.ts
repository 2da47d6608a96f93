/** Whether this document is still on its first page: then the server has rendered everything, and script needed only for interaction can wait. */
let first = typeof document !== 'undefined';

export function isFirstLoad(): boolean {
  return first;
}

/** Pages opened from here on are rendered by the browser and need all their script before they show. */
export function firstLoadIsOver(): void {
  first = false;
}
