import type { ComponentType } from 'react';

/** Loads the component that shows the number of unread answers at the entry of customer service. */
export const loadServiceMark = async (): Promise<ComponentType> => (await import('./mark/ServiceMark.tsx')).ServiceMark;
