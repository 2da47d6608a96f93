/** A fixed 3D model parsed for the form, with defaults for missing parts. The server checks it in full. */
import type { ViewData } from '#domain/configurator/configurator-info.ts';

const usual: ViewData = { fileName: '', cameraPosition: { x: 0.7, y: 0.7, z: 0.7 }, visibleProperties: [], bind: [] };

/** Null: the form cannot show this text. */
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
