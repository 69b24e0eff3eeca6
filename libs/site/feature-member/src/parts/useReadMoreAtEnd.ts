import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance from the end of the list at which the next page is read, in the window and in a list that scrolls itself. */
const MARGIN = '600px 0px';

/** Returns a ref for the element after a list; `readMore` is called while that element is near the visible part. */
export function useReadMoreAtEnd(isWanted: boolean, readMore: () => void): (end: Element | null) => void {
  const [end, setEnd] = useState<Element | null>(null);
  const latest = useRef(readMore);
  useEffect(() => {
    latest.current = readMore;
  });
  useEffect(() => {
    if (!end || !isWanted || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, isWanted]);
  return useCallback((element: Element | null) => setEnd(element), []);
}
