/**
 * Splits German compounds, so that each part finds the other: Palettenkissen → Palette, Kissen; Motorenverschlag → Motor, Verschlag.
 * The last part names the thing, the parts before it the kind. Takes folded words; the word list is given. Design: peers §3 (Search), §6 (split when indexing).
 */
import { stem } from './stem.ts';

export interface CompoundParts {
  /** Stems of the parts before the head. */
  modifiers: readonly string[];
  /** Stem of the last part. */
  head: string;
}

export type WordList = ReadonlySet<string>;

/** Stems of words that may be part of a compound. */
export function wordListOf(words: readonly string[]): WordList {
  return new Set(words.map((word) => stem(word, 'de')).filter((word) => word.length >= 3));
}

const shortestPart = 3;
/** A head after an unknown part must be too long to be an ending: tragbar is no Bar. */
const shortestSureHead = 5;
const longestWord = 40;

/** Cache of split words, by list: texts of a catalogue repeat the same words. */
const kept = new WeakMap<WordList, Map<string, CompoundParts | null>>();
const mostKept = 20_000;

/** Null: not a compound of words in the list. */
export function splitCompound(word: string, known: WordList): CompoundParts | null {
  const before = kept.get(known) ?? new Map<string, CompoundParts | null>();
  kept.set(known, before);
  const done = before.get(word);
  if (done !== undefined) return done;
  if (before.size >= mostKept) before.clear();
  const parts = split(word, known);
  before.set(word, parts);
  return parts;
}

function split(word: string, known: WordList): CompoundParts | null {
  if (word.length < 2 * shortestPart || word.length > longestWord || !/^[a-z]+$/.test(word)) return null;
  const parts = knownParts(word, known, new Map());
  if (parts !== null && parts.length > 1) return { modifiers: parts.slice(0, -1), head: parts.at(-1)! };
  return parts === null ? withUnknownModifier(word, known) : null;
}

/** The fewest known parts that make up the whole word, each with an optional linking sound after it. */
function knownParts(word: string, known: WordList, seen: Map<string, string[] | null>): string[] | null {
  const done = seen.get(word);
  if (done !== undefined) return done;
  seen.set(word, null);
  let best: string[] | null = known.has(stem(word, 'de')) || known.has(word) ? [stem(word, 'de')] : null;
  if (best === null) {
    for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
      const first = knownModifier(word.slice(0, end), known);
      const rest = first === null ? null : knownParts(word.slice(end), known, seen);
      if (first !== null && rest !== null && (best === null || rest.length + 1 < best.length)) best = [first, ...rest];
    }
  }
  seen.set(word, best);
  return best;
}

/** The part as found in the list: unchanged, stemmed, or without a linking s, n, en, es, e. */
function knownModifier(part: string, known: WordList): string | null {
  const forms = [part, stem(part, 'de'), part.replace(/(?:es|en|s|n|e)$/, '')];
  return forms.find((form) => form.length >= shortestPart && known.has(form)) ?? null;
}

function withUnknownModifier(word: string, known: WordList): CompoundParts | null {
  for (let start = shortestPart; start <= word.length - shortestSureHead; start += 1) {
    const head = word.slice(start);
    if (known.has(stem(head, 'de'))) return { modifiers: [stem(word.slice(0, start), 'de')], head: stem(head, 'de') };
  }
  return null;
}
