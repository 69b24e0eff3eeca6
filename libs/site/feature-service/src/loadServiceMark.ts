import type { Services } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import { serviceMessages } from './messages/serviceMessages.ts';

/** Loads the number of unread replies with its texts, for the link to customer service. */
export async function loadServiceMark({ i18n }: Pick<Services, 'i18n'>): Promise<ComponentType> {
  const [{ ServiceMark }] = await Promise.all([import('./desk/ServiceMark.tsx'), i18n.ensure([serviceMessages])]);
  return ServiceMark;
}
