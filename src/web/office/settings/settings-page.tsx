import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '#web/page-context.ts';
import { officeSettingsPath } from '#web/paths.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { sections } from '../frame/setting-sections.ts';

/** Redirects to the first section. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  requireScreen(pageServices(context).session, 'settings', request);
  return redirect(officeSettingsPath(sections[0].key));
}
