import { Outlet } from 'react-router';
import { OfficeError } from './office-error.tsx';

/** What stands in the frame: the frame stays when a screen fails. */
export default function OfficeScreen() {
  return <Outlet />;
}

export { OfficeError as ErrorBoundary };
