import { expect, it } from 'vitest';
import { fileEnding, fileTypeOf } from './file-type.ts';

const bytes = (text: string): Uint8Array => new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)));

it.each([
  ['png', '\u0089PNG\r\n\u001a\nIHDR'],
  ['jpg', '\u00ff\u00d8\u00ff\u00e0'],
  ['webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
  ['pdf', '%PDF-1.7\n'],
  ['zip', 'PK\u0003\u0004'],
  ['step', 'ISO-10303-21;\nHEADER;'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- Kiste -->\n<svg>'],
  [null, ''],
  [null, '<html><svg>'],
  [null, ' %PDF-1.7'],
  [null, 'GIF89a'],
  [null, 'MZ'],
  [null, 'RIFF\u0001\u0002\u0003\u0004WAVE'],
  [null, '<?php echo 1 ?><svg>'],
])('%s is told by its first bytes %j', (type, head) => expect(fileTypeOf(bytes(head))).toBe(type));

it.each([
  ['JPEG', 'jpg'],
  ['stp', 'step'],
  ['png', 'png'],
  ['exe', null],
  ['', null],
  ['constructor', null],
])('ending %j means %s', (ending, kind) => expect(fileEnding(ending)).toBe(kind));
