import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page inside the shop, reading and tabbing go on at the page's beginning; a page that set the focus itself keeps it. */
export function usePageFocus(mainId: string): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById(mainId);
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
