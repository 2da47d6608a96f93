/** Corrects one mistyped part of a German compound: Holzkitse, Paltetenkissen. */
import type { Lexicon } from './lexicon.ts';
import { nearestWords } from './lexicon.ts';
import { stem } from './stem.ts';

/** Shorter parts are similar to too many words. */
const shortestMended = 5;

/** The intended compound, folded; null when no part or every part is known, or nothing is similar. */
export function mendCompound(word: string, lexicon: Lexicon): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const front = word.slice(0, at);
    const back = word.slice(at);
    const frontIsKnown = lexicon.knows(stem(front, 'de'));
    const backIsKnown = lexicon.knows(stem(back, 'de'));
    if (frontIsKnown && backIsKnown) return null;
    if (frontIsKnown && back.length >= shortestMended) {
      const [mended] = nearestWords(lexicon, back);
      if (mended !== undefined) return front + mended;
    }
    if (backIsKnown && front.length >= shortestMended) {
      const [mended] = nearestWords(lexicon, front);
      if (mended !== undefined) return mended + back;
    }
  }
  return null;
}
