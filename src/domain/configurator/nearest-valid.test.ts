import { expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { evaluate } from './evaluate.ts';
import { nearestValid, withTrueLimits } from './nearest-valid.ts';
import { presetValues } from './preset.ts';

const palette = folderLibrary().compiled('palette');
if (palette === null) throw new Error('there is no pallet');

function said(change: Record<string, number>): string[] {
  const values = { ...presetValues(palette!), ...change };
  return withTrueLimits(palette!, evaluate(palette!, values).problems, values, nearestValid(palette!, values)).map(
    ({ message }) => message.de,
  );
}

it('names the limit that the other choices leave, not the wider one of the model', () => {
  expect(said({ load: 3000 })).toEqual(["Last: höchstens 2'385 kg (eingegeben 3'000)."]);
  expect(said({ load: 3000, width: 1000, boardWidth: 145, maxGap: 20 })).toEqual(["Last: höchstens 2'500 kg (eingegeben 3'000)."]);
  expect(said({ load: 0 })).toEqual(['Last: mindestens 1 kg (eingegeben 0).']);
});

it('leaves what is no limit as it is', () => {
  expect(said({ load: 2450 })).toEqual([expect.stringMatching(/^Die Deckbretter biegen sich/)]);
});
