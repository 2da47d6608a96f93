/**
 * The last click on a button that React has not hydrated yet. A small inline script records it while the other scripts are
 * loading; fields and links work without script. Server only; whoever hydrates the button reads `window.pressedEarly`.
 */
declare global {
  interface Window {
    pressedEarly?: Element | undefined;
  }
}

const unhydrated = (element: string): string => `!Object.keys(${element}).some((key)=>key.startsWith("__react"))`;

/** Written into the page, see `scripts-after-paint.ts`. */
export const notePresses = [
  'addEventListener("click",({target})=>{',
  'const button=target.closest("button,summary");',
  `if(button&&!target.closest("a,label,input,select,textarea")&&${unhydrated('button')})window.pressedEarly=button`,
  '},true);',
  // A form without an address of its own is sent by script only, and its button has been noted.
  `addEventListener("submit",(event)=>{if(!event.target.hasAttribute("action")&&${unhydrated('event.target')})event.preventDefault()},true);`,
].join('');
