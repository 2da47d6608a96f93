import { useEffect, useState } from 'react';
import { describeModel } from '#contract/configurator.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { call } from '#web/call.ts';

export type Models = Readonly<Record<string, ProductModel>>;

/** Product models by id, each read once; what cannot be read is missing. */
export function useModels(ids: readonly string[]): Models {
  const [models, setModels] = useState<Models>({});
  const wanted = [...new Set(ids)].join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter((each) => each !== ''))
      call(describeModel, { params: { id }, query: {} }).then(
        ({ model }) => setModels((before) => ({ ...before, [id]: model })),
        () => undefined,
      );
  }, [wanted]);
  return models;
}
