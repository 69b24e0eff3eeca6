import { useContext } from 'react';
import { SiteContext, type Site } from './siteContext.ts';

/**
 * Returns the internal parts of the shell.
 *
 * @throws outside `SiteRoot`
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite: no site around this component.');
  return site;
}
