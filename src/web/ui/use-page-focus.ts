import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigation inside the shop or the office, focus moves to the start of the page; a page that set the focus itself keeps it. */
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
