import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { evaluate } from './evaluate.ts';
import { fastenerFaults } from './fastener-faults.ts';
import { presetValues } from './preset.ts';

const models = folderLibrary();

function faultsOf(id: string, version: number, values = {}): string[] {
  const compiled = models.compiled(id, version)!;
  return fastenerFaults(evaluate(compiled, { ...presetValues(compiled), ...values })).map(({ detail }) => detail);
}

describe('what is driven into a part', () => {
  it('must not come out of it: the nails of earlier open crates, panels, and the screws and bolts of skids did', () => {
    expect(faultsOf('kiste-offen', 3)).toEqual(['nail-2.8x60 SB-EL: 18 + 30']);
    expect(faultsOf('exportkiste', 4)).toEqual(['nail-2.8x60 LP-LG: 15 + 30']);
    expect(faultsOf('verschlag', 4)).toEqual(['screw-8x180 LK-QK: 80 + 100']);
  });

  it('must hold there', () => {
    const compiled = models.compiled('sperrholzkiste')!;
    const built = evaluate(compiled, presetValues(compiled));
    const joints = built.joints!.map((joint) => (joint.receiver === 'QK' ? { ...joint, fastener: 'screw-8x160' } : joint));
    expect(fastenerFaults({ ...built, joints })).toEqual([{ key: 'fastener', detail: 'screw-8x160 BP-QK: 9 + 100' }]);
    const thick = built.instances.map((part) =>
      built.partList[part.line]!.articleNumber === 'BP' ? { ...part, size: [part.size[0], part.size[1], 30] as const } : part,
    );
    expect(fastenerFaults({ ...built, instances: thick })[0]?.detail).toContain('nail-2.5x45 BP-QK: 30 + 100');
  });

  it.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste', 'kiste-offen'])('is right in the newest %s', (id) => {
    expect(faultsOf(id, models.compiled(id)!.model.version)).toEqual([]);
  });

  it('may come out where it is bent over', () => {
    for (const thickness of [12, 16, 17, 25, 26, 30]) expect(faultsOf('kiste-offen', 4, { thickness })).toEqual([]);
  });
});
