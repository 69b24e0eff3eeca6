import { defineFeature, type FeatureModule } from '@pavilion/site-contract';
import { createElement } from 'react';
import type { DeskParts } from './desk/HomeDesk.tsx';
import { HomePage } from './HomePage.tsx';
import { homeMessages } from './messages/homeMessages.ts';

export { homeMessages } from './messages/homeMessages.ts';

/** Creates home, the only page that is part of the first load. Board and dock belong to another feature. */
export const createHomeFeature = (parts: DeskParts): FeatureModule =>
  defineFeature({
    id: 'home',
    routes: [{ path: '/', page: () => createElement(HomePage, { parts }), layout: 'desk' }],
    messages: [homeMessages],
  });
