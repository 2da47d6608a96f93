import { describe, expect, it } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import { compareQuery, keptIn } from './compare-link.ts';
import { compareRows } from './compare-rows.ts';

const compiled = compileModel(publishedModel(holzkiste));
const kept = presetValues(compiled);
const now = { ...kept, length: 1200, wood: 'larch', handles: 'ropes', markText: 'A & B = «1»' };
const words = { yes: 'ja', no: 'nein', outside: 'Aussen', parts: 'Teile', weight: 'Gewicht', wood: 'Holz' };

describe('a comparison', () => {
  it('shows what both measure and carry, and only the choices that differ', () => {
    const rows = compareRows(compiled, [evaluate(compiled, kept), evaluate(compiled, now)], 'de', words);
    const of = (label: string) => rows.find((row) => row.label === label);
    expect(of('Aussen')).toEqual({ label: 'Aussen', kept: '1072 × 672 × 654 mm', now: '1272 × 672 × 654 mm', differs: true });
    expect(of('Tragfähigkeit des Bodens')?.kept).toBe('155 kg');
    expect(of('Griffe')).toEqual({ label: 'Griffe', kept: '', now: 'zwei Seilgriffe', differs: true });
    expect(of('Breite innen')).toBeUndefined();
  });

  it('comes back from its link as it went', () => {
    const query = compareQuery(compiled, now, { values: kept, quantity: 3 });
    expect(keptIn(compiled, `?${query}`)).toEqual(now);
    expect(new URLSearchParams(query).get('menge')).toBe('3');
    expect(keptIn(compiled, '?length=1200')).toBeNull();
  });
});
