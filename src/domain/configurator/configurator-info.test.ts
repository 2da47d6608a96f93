import { describe, expect, it } from 'vitest';
import { parseViewData, parseWorkbookInfo } from './configurator-info.ts';

function cameraOf(text: string): unknown {
  const outcome = parseViewData(text);
  return outcome.ok ? outcome.value?.cameraPosition : outcome.refusal;
}

describe('configurator info', () => {
  it('an empty string yields null', () => {
    expect(parseViewData('')).toEqual({ ok: true, value: null });
    expect(parseWorkbookInfo('  ')).toEqual({ ok: true, value: null });
  });

  it('the camera stands at 0.7 on each axis unless said otherwise', () => {
    expect(cameraOf('{"fileName": "sofa.glb"}')).toEqual({ x: 0.7, y: 0.7, z: 0.7 });
    expect(cameraOf('{"fileName": "sofa.glb", "cameraPosition": {"z": 1}}')).toEqual({ x: 0.7, y: 0.7, z: 1 });
  });

  it.each([
    ['{', 'configuratorInfoNotJson'],
    ['[]', 'configuratorInfoMalformed'],
    ['{"fileName": ""}', 'configuratorInfoMalformed'],
    ['{"fileName": "a.glb", "other": 1}', 'configuratorInfoMalformed'],
    ['{"fileName": "a.glb", "bind": [{"node": "seat", "visible": "seat"}]}', 'configuratorInfoMalformed'],
  ])('%s is refused: %s', (text, key) => {
    const outcome = parseViewData(text);
    expect(outcome.ok ? null : outcome.refusal.key).toBe(key);
  });

  it('reads the mapping of a workbook', () => {
    const info = {
      file: 'kalk.xlsx',
      inputs: [{ ref: 'p:dimensions/length', cell: 'Kalk!B2' }],
      outputs: [{ id: 'price', cell: 'Kalk!F20' }],
    };
    expect(parseWorkbookInfo(JSON.stringify(info))).toEqual({ ok: true, value: info });
  });
});
