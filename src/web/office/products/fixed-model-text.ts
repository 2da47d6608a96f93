/** A fixed 3D model as the form reads it: what the text lacks is as usual. The server checks it in full. */
import type { ViewData } from '#domain/configurator/configurator-info.ts';

const usual: ViewData = { fileName: '', cameraPosition: { x: 0.7, y: 0.7, z: 0.7 }, visibleProperties: [], bind: [] };

/** Null: the text is nothing that the form could show. */
export function fixedModelOf(text: string): ViewData | null {
  if (text.trim() === '') return usual;
  try {
    const given = JSON.parse(text) as Partial<ViewData> | null;
    const isReadable = typeof given?.fileName === 'string' && isListOrNone(given.visibleProperties) && isListOrNone(given.bind);
    return isReadable ? { ...usual, ...given, cameraPosition: { ...usual.cameraPosition, ...given.cameraPosition } } : null;
  } catch {
    return null;
  }
}

const isListOrNone = (value: unknown): boolean => value === undefined || Array.isArray(value);
