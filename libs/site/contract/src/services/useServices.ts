import { useContext } from 'react';
import type { Services } from './services.ts';
import { ServicesContext } from './servicesContext.ts';

/**
 * Returns the services of the running site.
 *
 * @throws outside a site; render a test with `renderWithSite`
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('useServices: no site around this component. In a test, render it with renderWithSite().');
  return services;
}
