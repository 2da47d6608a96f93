import { expect, it } from 'vitest';
import { looksLikeDxf, requestFileType } from './request-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it.each([
  ['Plan.PDF', 'application/pdf'],
  ['Kiste.dxf', 'image/vnd.dxf'],
  ['Pumpe.stp', 'model/step'],
  ['Foto.jpeg', 'image/jpeg'],
  ['Logo.svg', null],
  ['Preise.xlsx', null],
  ['run.exe', null],
  ['ohne', null],
  ['.pdf', null],
])('%s is taken as %s', (name, type) => expect(requestFileType(name)).toBe(type));

it.each([
  ['0\nSECTION\n2\nHEADER\n', true],
  ['  0\r\nSECTION\r\n', true],
  ['999\nwritten by a program\n  0\nSECTION\n', true],
  ['AutoCAD Binary DXF\r\n\u001a\0', true],
  ['<html>', false],
  ['MZ', false],
  ['', false],
])('%j begins a drawing: %s', (head, is) => expect(looksLikeDxf(bytes(head))).toBe(is));
