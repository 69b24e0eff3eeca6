import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section of the URL's hash once the text is shown. The browser itself scrolls only before the text exists. */
export function useScrollToSection(isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isShown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isShown, hash]);
}
