/** Folders of files that belong to a record and not to the library, whose folders never begin like these. */
import { requestFolder } from './request-file.ts';

/** Photographs of handovers. */
export const photoFolder = '/_fahrten';

export const isOutsideLibrary = (path: string): boolean =>
  [requestFolder, photoFolder].some((folder) => path === folder || path.startsWith(`${folder}/`));
