/** An outside service could not be reached, was too slow or gave no sensible answer. Whether it has acted on the request is unknown. */

/** `paused`: not called after repeated failures. `notAsked`: an address that the shop never calls. `unreadable`: the answer has another shape than agreed. */
export type OutageKind = 'paused' | 'notAsked' | 'tooSlow' | 'unreachable' | 'tooLong' | 'wrongKind' | 'unreadable' | `status ${number}`;

const sentences: Readonly<Record<string, string>> = {
  paused: 'not asked: it has just failed several times',
  notAsked: 'not asked: not an address of the shop',
  tooSlow: 'too slow',
  unreachable: 'no answer',
  tooLong: 'an answer that is too long',
  wrongKind: 'an answer of an unknown kind',
  unreadable: 'an answer of an unknown shape',
};

export class Outage extends Error {
  readonly kind: OutageKind;
  constructor(kind: OutageKind, options?: ErrorOptions) {
    super(sentences[kind] ?? kind, options);
    this.name = 'Outage';
    this.kind = kind;
  }
}

/** Any error on the way, as an outage. */
export function outageOf(error: unknown): Outage {
  if (error instanceof Outage) return error;
  return new Outage(kindOf(error instanceof Error ? error.name : ''), { cause: error });
}

function kindOf(errorName: string): OutageKind {
  if (errorName === 'TimeoutError' || errorName === 'AbortError') return 'tooSlow';
  return errorName === 'SyntaxError' || errorName === 'ZodError' || errorName === '$ZodError' ? 'unreadable' : 'unreachable';
}
