import type { ComponentType } from 'react';
import { ActivityPage } from './ActivityPage.tsx';
import { FullHeight } from '../parts/FullHeight.ts';
import type { ActivityPageType } from '../kinds/pageTypes.ts';

/** Creates the page of one kind of activity. */
export const createActivityPage = (type: ActivityPageType): ComponentType =>
  function TypedActivityPage() {
    return (
      <FullHeight>
        <ActivityPage type={type} />
      </FullHeight>
    );
  };
