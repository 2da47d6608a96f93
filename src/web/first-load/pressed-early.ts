/**
 * The last press that nothing could answer yet: its button has not been taken over by React. The small script inside a page notes it, while all others are
 * still on their way; fields and links answer by themselves. Server only; who takes over the button's place asks for `window.pressedEarly`.
 */
declare global {
  interface Window {
    pressedEarly?: Element | undefined;
  }
}

/** Written into the page, see `scripts-after-paint.ts`. */
export const notePresses = [
  'addEventListener("click",({target})=>{',
  'const button=target.closest("button,summary");',
  'if(button&&!target.closest("a,label,input,select,textarea")&&!Object.keys(button).some((key)=>key.startsWith("__react")))window.pressedEarly=button',
  '},true);',
].join('');
