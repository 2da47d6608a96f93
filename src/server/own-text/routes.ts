import * as wire from '#contract/own-text.ts';
import { actorName } from '#server/call/actor-name.ts';
import { FileAnswer } from '#server/call/binding.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { changeOwnText } from './change-own-text.ts';
import type { OwnTextServices } from './change-own-text.ts';
import { previewOwnText, printOwnText } from './preview-own-text.ts';
import type { PreviewServices } from './preview-own-text.ts';
import { ownTextHistory, ownTextOf, ownTexts } from './read-own-texts.ts';

export function ownTextRoutes(services: OwnTextServices & PreviewServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readOwnTexts, async () => ({ items: await ownTexts(db) })),
    bind(wire.readOwnText, async ({ params: { key } }) => ({ text: await ownTextOf(db, key), history: await ownTextHistory(db, key) })),
    bind(wire.changeOwnText, async ({ params, body }, { actor }) => changeOwnText(services, params.key, body, actorName(actor))),
    bind(wire.previewOwnText, async ({ params, query }) => previewOwnText(services, params.key, query)),
    bind(wire.printOwnText, async ({ params, query }) => {
      const { bytes, etag } = await printOwnText(services, params.key, query);
      return new FileAnswer(bytes, 'application/pdf', { etag, fileName: 'Beispiel.pdf' });
    }),
  ];
}
