/** What a joiner would send back: sentences that say nothing, parts nobody can hold together or carry, sizes that no fork or board is made for. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { nearestValid } from '#domain/configurator/nearest-valid.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { randomValues, sequence } from '#domain/configurator/random-values.ts';
import { languages } from '#domain/language/language.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';

const models = folderLibrary();
const inputs = depth(50, 1000);

function compiledModel(id: string) {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

function built(id: string, values: Values = {}): Evaluation {
  const compiled = compiledModel(id);
  return evaluate(compiled, { ...presetValues(compiled), ...values });
}

const problemIds = ({ problems }: Evaluation): string[] => problems.map(({ severity, id }) => `${severity} ${id}`);

const saidIn = ({ outputs, problems }: Evaluation): string[] =>
  [...Object.values(outputs).flatMap(({ sentence }) => sentence ?? []), ...problems.map(({ message }) => message)].flatMap((text) =>
    languages.map((language) => text[language]),
  );

const counted = ({ partList }: Evaluation, articleNumber: string): number =>
  partList.reduce((sum, line) => sum + (line.articleNumber === articleNumber ? line.count : 0), 0);

describe.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste', 'palette', 'hochbeet'])('%s', (id) => {
  it('never says that something bends by 0', () => {
    const lightest = built(id, id === 'palette' ? { load: 1 } : id === 'hochbeet' ? { rows: 1, soilDensity: 0.5 } : { mass: 1 });
    const random = sequence(seed + id.length);
    const compiled = compiledModel(id);
    const others = Array.from({ length: inputs }, () => evaluate(compiled, randomValues(compiled, random)));
    for (const text of [lightest, ...others].flatMap(saidIn))
      expect(text).not.toMatch(/(?:Biegung|Durchhang|biegt|[Ff]lexion|flèche|bend\w*|sag)[^0-9<]* 0 /);
  });
});

it('says how little a floor bends under very light goods', () => {
  expect(built('holzkiste', { mass: 1 }).outputs['payload']?.sentence?.de).toContain('(Biegung < 0.1 von 5.8 N/mm²)');
  expect(built('holzkiste').outputs['payload']?.sentence?.de).toContain('(Biegung 5.6 von 5.8 N/mm²)');
});

it('cuts film, liner, foam and signs to whole millimetres', () => {
  for (const id of models.ids) {
    const compiled = compiledModel(id);
    const random = sequence(seed + 3);
    for (let run = 0; run < inputs; run += 1) {
      const { partList } = evaluate(compiled, randomValues(compiled, random));
      const cut = partList.filter(({ length, width, height }) => length > 0 && width > 0 && height === 0);
      for (const { length, width, articleName } of cut)
        expect([length, width].every(Number.isInteger), `${articleName.de} ${length} × ${width}`).toBe(true);
    }
  }
});

describe('exportkiste', () => {
  it('refuses sizes where two forks do not fit between the cross skids, and says from which length they do', () => {
    const short = built('exportkiste', { length: 400, mass: 200 });
    expect(problemIds(short)).toEqual(['ERROR fork-entry']);
    expect(short.problems[0]?.message.de).toBe(
      'Zwischen den Querkufen bleiben 284 mm; zwei Gabeln brauchen 305 mm. Die Kiste muss innen mindestens 421 mm lang sein.',
    );
    const enough = built('exportkiste', { length: 421, mass: 200 });
    expect(problemIds(enough)).toEqual(['WARNING forklift-only']);
    expect(enough.outputs['forkOpening']?.value).toBe(305);
    expect(nearestValid(compiledModel('exportkiste'), short.values)[0]).toMatchObject({ param: 'length', value: 421 });
  });

  it('never names a fork spread wider than the room between the outer skids', () => {
    const compiled = compiledModel('exportkiste');
    const random = sequence(seed + 11);
    for (let run = 0; run < inputs; run += 1) {
      const evaluation = evaluate(compiled, { ...randomValues(compiled, random), length: 400 + run });
      if (evaluation.problems.some(({ severity }) => severity === 'ERROR')) continue;
      const left = evaluation.instances.filter(({ component }) => component === 'skid').map(({ min }) => min[0]);
      const room = Math.max(...left) - Math.min(...left) - 100;
      expect(evaluation.outputs['forkSpread']?.value, JSON.stringify(evaluation.values)).toBeLessThanOrEqual(room);
    }
  });

  it('wonders at «do not stack» on a crate that is built to be stacked', () => {
    expect(problemIds(built('exportkiste', { markNoStack: true }))).toEqual(['WARNING marked-no-stack']);
    expect(problemIds(built('exportkiste', { markNoStack: true, stack: '200' }))).toEqual([]);
  });
});

describe('kiste-offen', () => {
  it('says what it carries in one sentence, of the base it is built on', () => {
    const compiled = compiledModel('kiste-offen');
    const random = sequence(seed + 5);
    for (let run = 0; run < inputs; run += 1) {
      const evaluation = evaluate(compiled, randomValues(compiled, random));
      const said = Object.values(evaluation.outputs).flatMap(({ sentence }) => sentence?.de ?? []);
      expect(said, JSON.stringify(evaluation.values)).toHaveLength(1);
      expect(said[0]).not.toMatch(/Leisten.*Kufen/);
      expect(said[0]?.includes('Kufe')).toBe(evaluation.values['base'] === 'kufen' && said[0]?.includes('weil'));
    }
  });

  it('holds the boards of long walls together every 1.1 m, and leaves that room out of what is free inside', () => {
    const short = built('kiste-offen', { length: 1300 });
    expect([counted(short, 'LL'), counted(short, 'SL'), short.outputs['clearWidth']?.value]).toEqual([0, 0, 564]);
    const long = built('kiste-offen', { length: 4980, width: 1500, height: 1500, thickness: 12 });
    expect([counted(long, 'LL'), counted(long, 'SL'), long.outputs['clearWidth']?.value]).toEqual([8, 2, 1416]);
    const walls = long.instances.filter(({ component }) => component === 'back-post').map(({ min }) => min[0]);
    expect(Math.max(...walls.slice(1).map((x, index) => x - (walls[index] ?? 0)))).toBeLessThanOrEqual(1100);
  });

  it('asks for skids where nobody can carry it, and tells where no fork gets under them', () => {
    const heavy = built('kiste-offen', { length: 3000, width: 1000, height: 800 });
    expect(problemIds(heavy)).toEqual(['WARNING heavy-by-hand']);
    expect(heavy.problems[0]?.message.de).toMatch(/^Beladen sind das \d+\.\d kg, mehr als vier Personen tragen/);
    expect(problemIds(built('kiste-offen', { length: 3000, width: 1000, height: 800, base: 'kufen' }))).toEqual([]);
    const narrow = built('kiste-offen', { length: 300, base: 'kufen' });
    expect(problemIds(narrow)).toEqual(['WARNING no-forks']);
    expect(narrow.outputs['payload']?.value).toBe(50);
    expect(problemIds(built('kiste-offen', { length: 600, base: 'kufen' }))).toEqual(['WARNING forklift-only']);
  });
});

it.each(['holzkiste', 'sperrholzkiste'])('%s on cleats is called too heavy for hands above 100 kg in all', (id) => {
  const large = { length: 2300, width: 1100, height: 1100, base: 'cleats', mass: 50 };
  expect(problemIds(built(id, large))).toEqual(['WARNING heavy-by-hand']);
  expect(problemIds(built(id, { ...large, base: 'skids' }))).toEqual([]);
  expect(problemIds(built(id, { base: 'cleats', mass: 50 }))).toEqual([]);
});

describe.each(['fefco-0201', 'fefco-0427'])('%s', (id) => {
  it.each([
    ['F', 500, 300, 200, []],
    ['F', 500, 300, 201, ['WARNING flute-size']],
    ['E', 600, 400, 260, ['WARNING flute-size']],
    ['C', 600, 400, 260, []],
    ['EC', 580, 380, 200, []],
  ])('%s flute, %i × %i × %i', (flute, length, width, height, expected) => {
    expect(problemIds(built(id, { flute, length, width, height }))).toEqual(expected);
  });
});

it('sends cartons that no flute bears to the crates', () => {
  const { problems } = built('fefco-0201', { flute: 'EC', length: 1500, width: 1000, height: 1200 });
  expect(problems.map(({ message }) => message.de)).toEqual([
    'Länge + Breite + Höhe = 3700 mm: Einzeln verschickt reicht auch die EC-Welle nur bis 2400 mm und 45 kg (Richtwert nach NMFC Item 222). Auf eine Palette stellen oder eine Sperrholzkiste nehmen.',
  ]);
});

describe('latte', () => {
  it('calls 18 × 60 a lath and no roof batten, and boards from 100 mm in width by their name', () => {
    const { model } = compiledModel('latte');
    const labels = (model.presets ?? []).flatMap(({ label }) => Object.values(label));
    expect(labels.filter((label) => /Dach|toit|[Rr]oof/.test(label))).toEqual([]);
    const named = (section: string) => built('latte', { section }).partList.map(({ articleName }) => Object.values(articleName).join(' '));
    expect(named('60!18')).toEqual(['Latte Latte Lath']);
    expect(named('80!30')).toEqual(['Latte Latte Lath']);
    expect(named('140!18')).toEqual(['Brett Planche Board']);
  });
});

it('names nails of its own by their size', () => {
  const own = models.ids.filter((id) => id !== 'epal1').flatMap((id) => built(id).partList);
  expect(own.filter(({ partInfo, articleName }) => partInfo.key === 'NA' && !/\d/.test(articleName.de))).toEqual([]);
});

describe.each(['lounge', 'ecklounge'])('%s', (id) => {
  it('has cushions of 40 mm and more, or none', () => {
    expect(problemIds(built(id, { cushion: 5 }))).toContain('ERROR thin-cushion');
    for (const cushion of [0, 40]) expect(problemIds(built(id, { cushion }))).not.toContain('ERROR thin-cushion');
  });

  it('says what its heaviest part weighs: two seats, as much in the corner as in a row', () => {
    const { outputs } = built(id, { seats: 2 });
    expect(outputs['partWeight']?.sentence?.de).toBe('Das schwerste Teil wiegt rund 139 kg: Zum Tragen braucht es vier Personen.');
  });
});

describe.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste'])('%s', (id) => {
  const said = (destination: string): string => saidIn(built(id, { destination })).join('\n');

  it('says where it goes what is done to its timber', () => {
    for (const treated of ['US', 'CN', 'GB', 'ZZ']) expect(said(treated)).toContain('Vollholz hitzebehandelt nach ISPM 15 (HT)');
    for (const free of ['CH', 'DE', 'LI']) expect(said(free)).not.toContain('ISPM 15');
    expect(said('AU')).toContain('rindenfreies Holz');
    expect(said('US')).not.toContain('rindenfrei');
  });
});

it('says of a crate of panels alone that nothing has to be treated', () => {
  const said = (values: Values): string => saidIn(built('sperrholzkiste', { frame: 'panel', ...values })).join('\n');
  expect(said({ destination: 'AU' })).toContain('ISPM 15 verlangt weder Behandlung noch Zeichen');
  expect(said({ destination: 'AU' })).not.toMatch(/hitzebehandelt|rindenfrei/);
  expect(said({ destination: 'DE' })).not.toContain('ISPM 15');
});

it('names joist hangers with the nails that belong to them', () => {
  const hanger = built('exportkiste').partList.find(({ articleNumber }) => articleNumber === 'BS');
  expect(hanger?.articleName.de).toBe('Balkenschuh mit Kammnägeln');
});

it('screws a lid that is to be opened to its joists, too', () => {
  const [nailed, screwed] = [built('exportkiste'), built('exportkiste', { closing: 'screwed' })];
  const fastened = ({ joints }: Evaluation) => joints?.find(({ head, receiver }) => head === 'DP' && receiver === 'DT')?.fastener;
  expect([fastened(nailed), fastened(screwed)]).toEqual(['nail-2.8x60', 'screw-5x60']);
  const saved = counted(nailed, 'NA-28x60') - counted(screwed, 'NA-28x60');
  expect(saved).toBe(42);
  expect(counted(screwed, 'SR-5x60')).toBe(42 + saved);
  expect(screwed.partList.filter(({ articleNumber }) => articleNumber === 'SR-5x60')).toHaveLength(1);
});
