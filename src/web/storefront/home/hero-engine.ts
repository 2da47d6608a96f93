/** The lazy part of the home page: evaluates and draws in the browser, from the same model and with the same painter as the server. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import { call } from '#web/call.ts';
import { heroDrawing } from './hero-drawing.ts';
import { homeModel } from './home-model.ts';
import { heroCandidate, readQuestion } from '../search/question.ts';
import type { Question } from '../search/question.ts';

export async function heroEngine(shop: ShopMode): Promise<(question: Question) => string | null> {
  const { modelId } = heroCandidate(shop, readQuestion(shop, new URLSearchParams()));
  const compiled = await homeModel(call, modelId);
  return (question) => heroDrawing(compiled, heroCandidate(shop, question).values);
}
