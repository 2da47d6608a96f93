/** The lazy part of the home page: evaluates and draws in the browser, with the same model and painter as the server. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { call } from '#web/call.ts';
import { heroDrawing } from './hero-drawing.ts';
import { homeModel } from './home-model.ts';
import { heroCandidate } from '../search/question.ts';
import type { Question } from '../search/question.ts';

/** Loads the model for the question; numbers that cannot be built return null. */
export async function heroEngine(shop: ShopMode, question: Question): Promise<(question: Question) => string | null> {
  const { modelId } = heroCandidate(shop, question);
  const compiled: CompiledModel = await homeModel(call, modelId);
  return (now) => {
    const hero = heroCandidate(shop, now);
    return hero.modelId === modelId ? heroDrawing(compiled, hero.values) : null;
  };
}
