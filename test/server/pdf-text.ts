/** The text of our PDFs, read from their own objects: pages, fonts, and the text of the streams through the maps from glyphs to characters. */
import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  title: string;
  pages: { width: number; height: number }[];
  fonts: { name: string; embedded: boolean }[];
  text: string;
  raw: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const raw = bytes.toString('latin1');
  const objects = new Map(
    Array.from(raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [Number(id), body] as const),
  );
  const bodies = [...objects.values()];
  const pages = bodies
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
      return { width: Number(width), height: Number(height), body };
    });
  const fonts = bodies
    .filter((body) => /\/Type \/FontDescriptor/.test(body))
    .map((body) => ({ name: /\/FontName \/(\S+)/.exec(body)?.[1] ?? '', embedded: /\/FontFile2 \d+ 0 R/.test(body) }));
  const maps = fontMaps(objects, raw);
  // A no-break space reads as a space.
  const text = pages
    .map(({ body }) => pageText(stream(objects, Number(/\/Contents (\d+) 0 R/.exec(body)?.[1])), maps))
    .join('\n')
    .replaceAll('\u00A0', ' ');
  const title = objects.get(Number(/\/Title (\d+) 0 R/.exec(raw)?.[1])) ?? '';
  const utf16 = Buffer.from(title.slice(1, -1), 'latin1').subarray(2);
  return {
    title: utf16.length % 2 === 0 ? utf16.swap16().toString('utf16le') : '',
    pages: pages.map(({ width, height }) => ({ width, height })),
    fonts,
    text,
    raw,
  };
}

function stream(objects: ReadonlyMap<number, string>, id: number): string {
  const body = objects.get(id) ?? '';
  const start = body.indexOf('stream\n') + 7;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return (/\/Filter \/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Font name in the page's resources → glyph → characters. */
function fontMaps(objects: ReadonlyMap<number, string>, raw: string): Map<string, Map<number, string>> {
  const maps = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
    if (unicode !== undefined && !maps.has(name)) maps.set(name, glyphMap(stream(objects, Number(unicode))));
  }
  return maps;
}

function glyphMap(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = parseInt(from, 16);
    Array.from(list.matchAll(/<([0-9a-f]+)>/gi)).forEach(([, hex = ''], at) => {
      glyphs.set(first + at, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function pageText(content: string, maps: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let glyphs: ReadonlyMap<number, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = maps.get(font) ?? new Map();
    else lines.push(Array.from((shown ?? '').matchAll(/<([0-9a-f]+)>/gi), ([, hex = '']) => wordOf(hex, glyphs)).join(''));
  }
  return lines.join('\n');
}

function wordOf(hex: string, glyphs: ReadonlyMap<number, string>): string {
  return Array.from(hex.matchAll(/.{4}/g), ([code]) => glyphs.get(parseInt(code, 16)) ?? '\uFFFD').join('');
}
