/** A drawing that the server put into the document: on the server taken from the loader's context, in the browser from the document itself. */
import { createContext, useContext, useState } from 'react';

export const DrawnByServer = createContext<ReadonlyMap<string, string> | null>(null);

/** `svg` is null if the document contains the drawing, in the element with the id. */
export function useSentDrawing(id: string, svg: string | null): string {
  const drawn = useContext(DrawnByServer);
  const [inDocument] = useState(
    () => drawn?.get(id) ?? (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML),
  );
  return svg ?? inDocument ?? '';
}
