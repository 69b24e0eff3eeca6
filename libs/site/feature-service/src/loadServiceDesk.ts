import { errorMessages, type Services } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import { serviceMessages } from './messages/serviceMessages.ts';

/** Loads the service desk with its texts, for the page of customer service. */
export async function loadServiceDesk({ i18n }: Pick<Services, 'i18n'>): Promise<ComponentType> {
  const [{ ServiceDesk }] = await Promise.all([
    import('./desk/ServiceDesk.tsx'),
    i18n.ensure([serviceMessages, errorMessages]),
  ]);
  return ServiceDesk;
}
