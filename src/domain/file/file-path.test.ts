import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainEntryPath, plainFolder, plainName, splitName } from './file-path.ts';

describe('the name of a file', () => {
  it.each([
    'Kiste.png',
    'Kiste mit Deckel (2).jpg',
    'Überseekiste – Côté.webp',
    '木箱.svg',
    'a.b.c.pdf',
    'König',
    'contact.png',
    'com10.png',
  ])('may be %s', (name) => expect(plainName(name)).toEqual({ ok: true, value: name.normalize('NFC') }));

  it('is kept in one form, whether its dots stand apart or not', () => {
    expect(plainName('Ku\u0308hl.png')).toEqual({ ok: true, value: 'Kühl.png' });
  });

  it.each([
    ['nothing', '', 'fileNameEmpty'],
    ['only spaces', '   ', 'fileNameEmpty'],
    ['the folder above', '..', 'filePathLeavesFolder'],
    ['this folder', '.', 'filePathLeavesFolder'],
    ['two full-width dots', '．．', 'filePathLeavesFolder'],
    ['one sign for two dots', '‥', 'filePathLeavesFolder'],
    ['a slash', 'a/b.png', 'fileNameSigns'],
    ['a backslash', 'a\\b.png', 'fileNameSigns'],
    ['a full-width slash', '..／b.png', 'fileNameSigns'],
    ['a division slash', 'a∕b.png', 'filePathLeavesFolder'],
    ['a zero byte', 'a.png\0.html', 'fileNameSigns'],
    ['a line break', 'a\r\nX: y.png', 'fileNameSigns'],
    ['writing that turns round', 'rechnung\u202egnp.exe', 'fileNameSigns'],
    ['an invisible sign', 'Ki\u200bste.png', 'fileNameSigns'],
    ['half a sign', 'a\ud800.png', 'fileNameSigns'],
    ['an alternate stream', 'a.png:hidden', 'fileNameSigns'],
    ['a mark of HTML', '<img>.png', 'fileNameSigns'],
    ['an escape', '%2e%2e%2fa.png', 'fileNameSigns'],
    ['a hidden file', '.htaccess', 'fileNameEdge'],
    ['a dot at the end', 'a.png.', 'fileNameEdge'],
    ['a space at the end', 'a.png ', 'fileNameEdge'],
    ['a device', 'CON', 'fileNameReserved'],
    ['a device with an ending', 'lpt1.png', 'fileNameReserved'],
    ['a device in full-width letters', 'ＮＵＬ.png', 'fileNameReserved'],
    ['too many letters', `${'a'.repeat(117)}.png`, 'fileNameTooLong'],
  ])('may not be %s', (_what, name, key) => expect(plainName(name)).toMatchObject({ ok: false, refusal: { key } }));
});

describe('a folder', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['a', '/a'],
    ['/a/b/', '/a/b'],
    ['produkte/Kiste 2', '/produkte/Kiste 2'],
  ])('%j is %j', (text, folder) => expect(plainFolder(text)).toEqual({ ok: true, value: folder }));

  it.each([
    '..',
    '/..',
    'a/../b',
    '/a/./b',
    '//a',
    'a//b',
    '///',
    '/a/\0',
    'C:/a',
    '\\a',
    '/a/con/b',
    `/${'a/'.repeat(9)}`,
    `/${'ab'.repeat(60)}${'/x'.repeat(3)}/`.repeat(4),
  ])('is not %j', (text) => expect(plainFolder(text).ok).toBe(false));

  it('in an archive starts from nowhere else', () => {
    expect(plainEntryPath('a/b.png')).toEqual({ ok: true, value: { folder: '/a', name: 'b.png' } });
    for (const text of ['/etc/passwd', 'C:\\a.png', 'c:a.png', '..\\a.png', '../a.png', 'a/../../b.png', 'a\\b.png', ''])
      expect(plainEntryPath(text).ok, text).toBe(false);
  });

  it('that is taken stays as it is, and never leads up', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('.', '/', 'a', '．', '／', ' ', 'ü', 'u\u0308', '\0') })),
        (text) => {
          const folder = plainFolder(text);
          if (!folder.ok) return;
          expect(plainFolder(folder.value)).toEqual(folder);
          const parts = folder.value.normalize('NFKC').split('/').slice(1);
          expect(parts.some((part) => part === '' || /^\.+$/.test(part))).toBe(false);
        },
      ),
    );
  });
});

it('an ending is what follows the last dot, in lower case', () => {
  expect(splitName('Kiste.v2.JPG')).toEqual({ stem: 'Kiste.v2', ending: 'jpg' });
  expect(splitName('Kiste')).toEqual({ stem: 'Kiste', ending: '' });
  expect(splitName('.png')).toEqual({ stem: '.png', ending: '' });
});
