/**
 * The last click on a button that React has not hydrated yet. A small inline script records it while the other scripts are
 * loading; fields and links work without script. Server only; whoever hydrates the button reads `window.pressedEarly`.
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
