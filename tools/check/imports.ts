// The imports of a source file: the path inside the project, or the name of a package.
import { posix } from 'node:path';

export type SourceFile = { path: string; text: string };
export type Import = { target: string; isPackage: boolean };

const SPECIFIER =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/gm;

const ALIASES: [string, string][] = [
  ['#domain/', 'src/domain/'],
  ['#contract/', 'src/contract/'],
  ['#server/', 'src/server/'],
  ['#web/', 'src/web/'],
  ['#demo/', 'demo/'],
  ['#models/', 'models/'],
  ['#fakes/', 'fakes/'],
  ['#test/', 'test/'],
  ['#tools/', 'tools/'],
];

export function importsOf(file: SourceFile): Import[] {
  return [...withoutComments(file.text).matchAll(SPECIFIER)].map((match) => resolve(file.path, match[1] ?? match[2] ?? match[3] ?? ''));
}

/** Removes comments but not strings: a `//` inside quotes or an address is not a comment. */
export function withoutComments(text: string): string {
  return text.replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g,
    (_, quoted: string | undefined) => quoted ?? '',
  );
}

function resolve(from: string, specifier: string): Import {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  if (alias !== undefined) return { target: alias[1] + specifier.slice(alias[0].length), isPackage: false };
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier), isPackage: false };
  return { target: specifier, isPackage: true };
}
