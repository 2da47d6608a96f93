/** Hostile files: each is refused with the key of its flaw, and nothing of it is kept. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { formOf, picture, reasonsOf, uploadAs, zipOf } from '../file-steps.ts';
import type { ZipEntry } from '../file-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let png: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  [png, jpeg] = await Promise.all([picture('png'), picture('jpeg')]);
});
afterAll(async () => shop.close());

async function rowsAndFiles(): Promise<[number, string[]]> {
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int as count from media');
  const files = await readdir(join(shop.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return [rows[0]?.count ?? 0, files.filter((entry) => entry.isFile()).map(({ name }) => name)];
}
const waiting = async (): Promise<string[]> => readdir(join(shop.dataDir, 'incoming')).catch(() => []);

const svg = (inner: string, attributes = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" ${attributes}>${inner}</svg>`);
const levels = Array.from({ length: 30 }, (_, level) => level);
/** Each level holds the one below twice: thirty lines, a thousand million paths. */
const doubling = (tag: string, below: (id: string) => string): string =>
  levels.map((level) => `<${tag} id="a${level}">${level === 0 ? '<path d="M0 0"/>' : below(`a${level - 1}`).repeat(2)}</${tag}>`).join('');
const pdf = (inner: string): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog ${inner}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** A header that declares more pixels than any picture may have. */
function hugePng(): Buffer {
  const head = Buffer.from(png);
  head.writeUInt32BE(30_000, 16);
  head.writeUInt32BE(30_000, 20);
  return head;
}

const attacks: [what: string, name: string, bytes: () => Buffer, reason: string][] = [
  ['a path that leads up', '../../kiste.png', () => png, 'fileNameSigns'],
  ['a path from the root', '/etc/cron.d/kiste.png', () => png, 'fileNameSigns'],
  ['a path as Windows writes it', '..\\..\\kiste.png', () => png, 'fileNameSigns'],
  ['a drive', 'C:kiste.png', () => png, 'fileNameSigns'],
  ['full-width dots and slashes', '．．／kiste.png', () => png, 'fileNameSigns'],
  ['a name of dots', '..', () => png, 'filePathLeavesFolder'],
  ['writing that turns round', 'kiste\u202egnp.png', () => png, 'fileNameSigns'],
  ['a device of Windows', 'aux.png', () => png, 'fileNameReserved'],
  ['a hidden file', '.htaccess', () => png, 'fileNameEdge'],
  ['a stream beside the file', 'kiste.png:$DATA', () => png, 'fileNameSigns'],
  ['a name without end', `${'a'.repeat(300)}.png`, () => png, 'fileNameTooLong'],
  ['a page called a picture', 'seite.png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileTypeUnknown'],
  ['a program', 'kiste.exe', () => Buffer.from('MZ\x90\x00'), 'fileTypeUnknown'],
  ['a program called a paper', 'papier.pdf', () => Buffer.from('MZ\x90\x00'), 'fileTypeUnknown'],
  ['a picture with two endings', 'kiste.png.html', () => png, 'fileTypeUnknown'],
  ['another kind of picture than it says', 'kiste.png', () => jpeg, 'fileTypeMismatch'],
  ['a drawing called a picture', 'kiste.png', () => svg(''), 'fileTypeMismatch'],
  ['nothing', 'leer.png', () => Buffer.alloc(0), 'fileEmpty'],
  ['a picture and an archive', 'kiste.png', () => Buffer.concat([png, zipEnd]), 'fileTwoInOne'],
  ['a photo and an archive', 'kiste.jpg', () => Buffer.concat([jpeg, zipOf([{ name: 'a.class', bytes: png }])]), 'fileTwoInOne'],
  ['a picture and a paper', 'kiste.jpg', () => Buffer.concat([jpeg.subarray(0, 2), comment('%PDF-1.7'), jpeg.subarray(2)]), 'fileTwoInOne'],
  [
    'a picture and a page',
    'kiste.jpg',
    () => Buffer.concat([jpeg.subarray(0, 2), comment('<script>alert(1)</script>'), jpeg.subarray(2)]),
    'fileTwoInOne',
  ],
  ['a paper and an archive', 'papier.pdf', () => Buffer.concat([pdf(''), zipEnd]), 'fileTwoInOne'],
  ['half a picture', 'kiste.png', () => png.subarray(0, 60), 'imageBroken'],
  ['a picture of 900 megapixels', 'gross.png', hugePng, 'imageTooLarge'],
  ['a drawing with a script', 'a.svg', () => svg('<script>alert(1)</script>'), 'svgActive'],
  ['a drawing with a handler', 'a.svg', () => svg('', 'onload="alert(1)"'), 'svgActive'],
  ['a drawing with a page in it', 'a.svg', () => svg('<foreignObject><p>x</p></foreignObject>'), 'svgActive'],
  ['a drawing with a link', 'a.svg', () => svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'svgActive'],
  ['a drawing that asks elsewhere', 'a.svg', () => svg('<image href="https://spy.example/a.png"/>'), 'svgActive'],
  ['a drawing that reads this machine', 'a.svg', () => svg('<image href="file:///etc/passwd"/>'), 'svgActive'],
  ['a drawing inside a drawing', 'a.svg', () => svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'svgActive'],
  ['a drawing that changes itself', 'a.svg', () => svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'svgActive'],
  ['a style sheet that asks elsewhere', 'a.svg', () => svg('<style>@import "https://spy.example/a.css";</style>'), 'svgActive'],
  ['a style with an address', 'a.svg', () => svg('<path style="fill:url(https://spy.example/#a)" d="M0 0"/>'), 'svgActive'],
  ['an address in other letters', 'a.svg', () => svg('<use href="&#106;avascript:alert(1)"/>'), 'svgActive'],
  [
    'entities that grow',
    'a.svg',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
    'fileTypeUnknown',
  ],
  ['a document type later on', 'a.svg', () => Buffer.from('<!-- a --><svg><!DOCTYPE x></svg>'), 'svgActive'],
  [
    'a style sheet of its own',
    'a.svg',
    () => Buffer.from('<?xml version="1.0"?><svg><?xml-stylesheet href="https://spy.example/a.xsl"?></svg>'),
    'svgActive',
  ],
  ['a drawing that paints without end', 'a.svg', () => svg(doubling('g', (id) => `<use href="#${id}"/>`)), 'svgActive'],
  ['a mask within masks', 'a.svg', () => svg(doubling('mask', (id) => `<g mask="url(#${id})"><path d="M0 0"/></g>`)), 'svgActive'],
  [
    'masks that a style sheet puts within masks',
    'a.svg',
    () =>
      svg(
        `<style>${levels.map((level) => `.c${level + 1}{mask:/**/url(#a${level})}`).join('')}</style>` +
          doubling('mask', (id) => `<path class="c${Number(id.slice(1)) + 1}" d="M0 0"/>`),
      ),
    'svgActive',
  ],
  ['noise at every pixel, a thousand times', 'a.svg', () => svg(`<filter id="f">${'<feTurbulence/>'.repeat(1000)}</filter>`), 'svgActive'],
  ['noise without end', 'a.svg', () => svg('<filter id="f"><feTurbulence numOctaves="1000000"/></filter>'), 'svgActive'],
  ['a drawing that is no XML', 'a.svg', () => Buffer.from('<svg><path></svg>'), 'svgActive'],
  ['a paper with a program', 'a.pdf', () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'pdfActive'],
  ['a paper that starts something', 'a.pdf', () => pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'pdfActive'],
  ['a paper with an attachment', 'a.pdf', () => pdf('/Names<</EmbeddedFile 3 0 R>>'), 'pdfActive'],
  ['an archive that is no workbook', 'a.xlsx', () => zipOf([{ name: 'a.png', bytes: png }]), 'workbookNotReadable'],
  ['a workbook with macros', 'a.xlsx', () => zipOf([{ name: 'xl/vbaProject.bin', bytes: png }]), 'workbookMacros'],
  ['an archive that is not to be extracted', 'a.zip', () => zipOf([{ name: 'a.png', bytes: png }]), 'zipNotExtracted'],
];

/** A comment of a JPEG. */
function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('a hostile file', () => {
  it.each(attacks)('%s is refused', async (_what, name, bytes, reason) => {
    const before = await rowsAndFiles();
    const answer = await uploadAs(staff, [{ name, bytes: bytes() }]);
    expect([answer.status, ...reasonsOf(answer)]).toEqual([422, reason]);
    expect([await rowsAndFiles(), await waiting()]).toEqual([before, []]);
  });
});

const inZip = async (entries: ZipEntry[], name = 'bilder.zip') =>
  uploadAs(staff, [{ name, bytes: zipOf(entries) }], { directory: '/produkte/zip', extractZip: '1' });

const archived: [what: string, entry: () => ZipEntry, reason: string][] = [
  ['leads up', () => ({ name: '../boese.png', bytes: png }), 'filePathLeavesFolder'],
  ['leads up from below', () => ({ name: 'a/../../boese.png', bytes: png }), 'filePathLeavesFolder'],
  ['starts at the root', () => ({ name: '/tmp/boese.png', bytes: png }), 'filePathLeavesFolder'],
  ['starts at a drive', () => ({ name: 'C:/boese.png', bytes: png }), 'filePathLeavesFolder'],
  ['leads up as Windows writes it', () => ({ name: '..\\boese.png', bytes: png }), 'filePathLeavesFolder'],
  ['has a zero in its name', () => ({ name: 'boese.png\0.txt', bytes: png }), 'fileNameSigns'],
  ['is a device', () => ({ name: 'a/nul.png', bytes: png }), 'fileNameReserved'],
  ['lies too deep', () => ({ name: `${'a/'.repeat(12)}boese.png`, bytes: png }), 'filePathTooLong'],
  ['is encrypted', () => ({ name: 'boese.png', bytes: png, flags: 1 }), 'zipEncrypted'],
  ['is a link', () => ({ name: 'boese.png', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }), 'zipSpecialFile'],
  ['is a device file', () => ({ name: 'boese.png', bytes: png, mode: 0o020666 }), 'zipSpecialFile'],
  ['is an archive again', () => ({ name: 'boese.zip', bytes: zipOf([{ name: 'a.png', bytes: png }]) }), 'zipNested'],
  ['is an archive called a picture', () => ({ name: 'boese.png', bytes: zipOf([{ name: 'a.png', bytes: png }]) }), 'zipNested'],
  ['grows a thousand times', () => ({ name: 'boese.png', bytes: Buffer.concat([png, Buffer.alloc(8_000_000)]) }), 'zipBomb'],
  ['says that it is smaller than it is', () => ({ name: 'boese.png', bytes: Buffer.alloc(5000), declaredSize: 100 }), 'zipNotReadable'],
  ['says that it is larger than any', () => ({ name: 'boese.png', bytes: png, declaredSize: 60_000_000 }), 'fileTooLarge'],
];

describe('a file in an archive that', () => {
  it.each(archived)('%s is refused by name, and the good one beside it is stored', async (what, entry, reason) => {
    const good = `gut-${what}.png`;
    const answer = await inZip([entry(), { name: good, bytes: png }]);
    expect(answer.status).toBe(200);
    expect(answer.files.map((file) => (file.ok ? file.path : file.errors[0]?.message))).toEqual([reason, `/produkte/zip/${good}`]);
    expect((await rowsAndFiles())[1].filter((name) => name.includes('boese'))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('an archive as a whole', () => {
  it.each<[what: string, bytes: () => Buffer, reason: string]>([
    ['that is cut off', () => zipOf([{ name: 'a.png', bytes: png }]).subarray(0, 80), 'zipNotReadable'],
    ['with too many files', () => zipOf(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.png`, bytes: png }))), 'zipTooMany'],
    [
      'that unpacks to too much',
      () => zipOf(Array.from({ length: 45 }, (_, index) => ({ name: `${index}.png`, bytes: png, declaredSize: 49_000_000 }))),
      'zipTooLarge',
    ],
    ['without files', () => zipOf([]), 'fileTypeUnknown'],
  ])('%s is refused', async (_what, bytes, reason) => {
    const before = await rowsAndFiles();
    const answer = await uploadAs(staff, [{ name: 'a.zip', bytes: bytes() }], { directory: '/produkte/zip', extractZip: '1' });
    expect(reasonsOf(answer)).toEqual([reason]);
    expect(await rowsAndFiles()).toEqual(before);
  });

  it('of a whole folder keeps its folders, and leaves out what systems leave behind', async () => {
    const answer = await inZip([
      { name: 'Kisten/', bytes: Buffer.alloc(0) },
      { name: 'Kisten/Kiste mit Deckel.png', bytes: png },
      { name: 'Kisten/Ku\u0308hl.jpeg', bytes: jpeg },
      { name: '__MACOSX/Kisten/._Kiste.png', bytes: png },
      { name: 'Kisten/.DS_Store', bytes: png },
    ]);
    expect(answer.files.map((file) => file.ok && file.path)).toEqual([
      '/produkte/zip/Kisten/Kiste mit Deckel.png',
      '/produkte/zip/Kisten/Kühl.jpg',
    ]);
  });
});

describe('a form', () => {
  const post = async (payload: Buffer | string, type: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/file',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': type },
      payload,
    });

  it('that stops in the middle leaves nothing', async () => {
    const before = await rowsAndFiles();
    const { body, type } = await formOf([{ name: 'halb.png', bytes: png }], { directory: '/produkte/probe' });
    for (const share of [0.3, 0.6, 0.95])
      expect((await post(body.subarray(0, Math.floor(body.length * share)), type)).statusCode).toBe(400);
    expect([await rowsAndFiles(), await waiting()]).toEqual([before, []]);
  });

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--y--'],
  ])('of type %s with %j is malformed', async (type, payload) => expect((await post(payload, type)).statusCode).toBe(400));

  it('takes no directory twice, and none that leads out', async () => {
    const twice = '--x\r\ncontent-disposition: form-data; name="directory"\r\n\r\n/a\r\n'.repeat(2);
    expect((await post(`${twice}--x--\r\n`, 'multipart/form-data; boundary=x')).statusCode).toBe(400);
    for (const directory of ['../..', '/a/../../b', '/con', '\\a', ''])
      expect((await uploadAs(staff, [{ name: 'a.png', bytes: png }], { directory })).status, directory).toBe(422);
  });

  it('is not read for who may not upload', async () => {
    const buyer = await logIn(shop.app, 'kundin@kistenwerk.example');
    expect((await uploadAs(buyer, [{ name: 'a.png', bytes: png }])).status).toBe(403);
    expect((await uploadAs({ app: shop.app, token: '' }, [{ name: 'a.png', bytes: png }])).status).toBe(401);
  });
});
