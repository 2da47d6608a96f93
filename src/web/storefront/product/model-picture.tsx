/** The picture of a product with a model, and the buttons that share and compare it. */
import { useLocation } from 'react-router';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { PictureField } from '#web/configurator/picture-field.tsx';
import { dimensionFields } from '#web/configurator/property-text.ts';
import { RoomButton } from '#web/configurator/room/room-button.tsx';
import { ShareButton } from '#web/configurator/share/share-button.tsx';
import { usePictureNote } from '#web/configurator/use-picture-note.ts';
import { useLocale } from 'use-intl';
import { CompareButton } from './compare-button.tsx';
import type { PageProduct } from './product-data.ts';
import type { ModelProductState } from './use-model-product.ts';

/** Without the fixed model the drawing stays. */
function opensInSpace({ landingPage, fixedModel }: PageProduct): boolean {
  return landingPage === '3D_CONFIGURATOR' || (landingPage === '3D_MODEL_FIX' && fixedModel !== null);
}

export function ModelPicture({ state, pictured }: { state: ModelProductState; pictured: Evaluation }) {
  const { page, product, compiled, fixed, isSheet, quantity, camera } = state;
  const language = useLocale();
  const { search } = useLocation();
  const noteOf = usePictureNote();
  const { articleNumber, name } = product;
  return (
    <PictureField
      evaluation={pictured}
      look={state.look}
      name={name}
      markedLine={state.markedLine}
      camera={camera}
      onCamera={state.setCamera}
      model={state.model}
      first={opensInSpace(product) ? 'space' : 'drawing'}
      ties={fixed || isSheet ? undefined : state.ties}
      keyed={state.mayChoose ? dimensionFields(state.productTree, language) : undefined}
      lead={<RoomButton articleNumber={articleNumber} name={name} values={pictured.values} />}
      note={noteOf(pictured)}
    >
      <ShareButton
        compiled={compiled}
        articleNumber={articleNumber}
        name={name}
        values={state.allValues}
        presets={state.presets}
        quantity={quantity}
        camera={camera}
      />
      {!fixed && !isSheet && (
        <CompareButton
          compiled={compiled}
          search={search}
          evaluation={pictured}
          productId={product.id}
          articleNumber={articleNumber}
          quantity={quantity}
          zipCode={state.zipCode}
          earliest={page.earliest}
          onTake={state.screen.change}
        />
      )}
    </PictureField>
  );
}
