// Browser features that components measure with and jsdom lacks: sizes, media queries, observers. A screen of 1440 × 900, a grid 600 high.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// How long something may take to appear: a busy machine looks at a page of tables only once or twice in the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
// The files of a worker share one window: what one of them spies on, the next would meet.
afterEach(() => vi.restoreAllMocks());

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

const sizes = { offsetWidth: 1264, offsetHeight: 600, clientWidth: 1264, clientHeight: 600 };
for (const [name, value] of Object.entries(sizes)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });

/** Media queries that match; a test adds what it needs and removes it again. */
export const holdingQueries = new Set<string>();
afterEach(() => holdingQueries.clear());

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: holdingQueries.has(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

window.ResizeObserver = class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number, y?: number): void {
  this.scrollTop = typeof options === 'number' ? (y ?? 0) : (options?.top ?? this.scrollTop);
  this.dispatchEvent(new Event('scroll'));
};

// There is no layout, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;
