/** The models of the folder `models/` alone, without a database: for tools and tests. */
import { readModelFolder } from './model-folder.ts';
import { ModelLibrary } from './model-library.ts';

export function folderLibrary(): ModelLibrary {
  return ModelLibrary.of(readModelFolder());
}
