import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export function loader() {
  return redirect(paths.officeOrders);
}
