/** The models of the folder `models/` alone, without a database: for tools and tests. */
import { written } from './model-facts.ts';
import { readModelFolder } from './model-folder.ts';
import { ModelLibrary } from './model-library.ts';

export function folderLibrary(): ModelLibrary {
  const { versions, materialPrices } = readModelFolder();
  return ModelLibrary.of({ versions: versions.map(written), materialPrices });
}
