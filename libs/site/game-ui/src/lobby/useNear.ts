import { useEffect, useState, type RefObject } from 'react';

/** Whether a part has ever been near the viewport. Content far below it is fetched and rendered only then. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '25% 0px' },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isNear, part]);
  return isNear;
}
