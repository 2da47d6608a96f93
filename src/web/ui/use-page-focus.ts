import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigation inside the shop or the office, focus moves to the start of the page; a page that set the focus itself keeps it. Within a page it moves only
 * if what had it is gone, such as the row that was opened.
 */
export function usePageFocus(mainId: string): void {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const { current: last } = before;
    if (last.pathname === pathname && last.search === search) return;
    before.current = { pathname, search };
    const main = document.getElementById(mainId);
    const isLost = last.pathname === pathname ? document.activeElement === document.body : !main?.contains(document.activeElement);
    if (isLost) main?.focus({ preventScroll: true });
  }, [pathname, search, mainId]);
}
