import type { ComponentType } from 'react';
import { ActivityPage } from './ActivityPage.tsx';
import type { ActivityPageType } from '../kinds/pageTypes.ts';

/** Creates the page of one kind of activity. */
export const createActivityPage = (type: ActivityPageType): ComponentType =>
  function TypedActivityPage() {
    return <ActivityPage type={type} />;
  };
