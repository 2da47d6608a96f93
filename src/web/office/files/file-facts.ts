/** Facts about a file for one line below it. */
import type { FileItem } from '#contract/file.ts';
import { fileWords as t } from './file-words.ts';
import { sizeText } from './size-text.ts';

export const isPicture = ({ mimeType }: Pick<FileItem, 'mimeType'>): boolean => mimeType.startsWith('image/');

/** `2400 × 1800, 402 kB` or `3 Blätter, 88 kB`. */
export function measureText({ width, height, sheets, size }: FileItem): string {
  const measure = width !== null && height !== null ? t.pixels(width, height) : sheets === null ? null : t.sheets(sheets);
  return [measure, sizeText(size)].filter((part) => part !== null).join(', ');
}

export function usesText({ uses, missing }: FileItem): string {
  if (missing) return t.missing;
  return uses.length === 0 ? t.unused : t.uses(uses.length);
}

export const endingOf = ({ name }: Pick<FileItem, 'name'>): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** A thumbnail of the file; an SVG is used as it is. */
export const thumbnailOf = ({ url, changedAt }: FileItem, side: number): string => `${url}?productImage=${side}&v=${Date.parse(changedAt)}`;
