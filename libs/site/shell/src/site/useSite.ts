import { useContext } from 'react';
import { SiteContext, type Site } from './siteContext.ts';

/** The shell's own workings. Throws outside `SiteRoot`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite: render inside SiteRoot.');
  return site;
}
