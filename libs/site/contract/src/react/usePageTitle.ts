import { useEffect } from 'react';
import { useServices } from '../services/useServices.ts';

/**
 * Shows the name of a page in the title of the document (WCAG 2.4.2) until the component is removed. Call it once per page,
 * in the component that renders the `h1`. Without a name, the title is that of the site.
 */
export function usePageTitle(name = ''): void {
  const { documentTitle } = useServices();
  useEffect(() => {
    documentTitle.namePage(name);
    return () => documentTitle.namePage('');
  }, [documentTitle, name]);
}
