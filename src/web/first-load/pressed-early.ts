/** The last press before any script of a page had arrived. The small script inside the page notes it while the others are on their way. */
declare global {
  interface Window {
    pressedEarly?: EventTarget | null;
  }
}

/** Written into the page, see `scripts-after-paint.ts`. */
export const notePresses = 'addEventListener("click",(press)=>{window.pressedEarly=press.target},true);';

export const pressedEarly = (): EventTarget | null => window.pressedEarly ?? null;
