import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readModel, readModelVersion } from '#contract/model-desk.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { ModelDesk } from './model-desk.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.model.label.de ?? screenOf('models').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as Awaited<ReturnType<typeof loader>>).model.label.de };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const { perm } = requireScreen(session, 'models', request);
  const id = params['id'] ?? '';
  return or404(async () => {
    const model = await call(readModel, { params: { id } });
    const { number: _, ...inForce } = await call(readModelVersion, { params: { id, number: model.number } });
    return { model, inForce, mayEdit: holdsAbility(perm, 'manageProductTypes'), mayPrice: holdsAbility(perm, 'managePrices') };
  });
}

/** One model: the version used in the shop, or the draft of the next. */
export default function ModelPage() {
  const { model, ...rest } = useLoaderData<typeof loader>();
  // Another draft, or another version in the shop, resets the page.
  return <ModelDesk key={`${model.id} ${model.number} ${model.draft?.number ?? ''}`} loaded={model} {...rest} />;
}
