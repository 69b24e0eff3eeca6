import type { ComponentType } from 'react';

/** Part of a page that belongs to another feature than the page, such as the board on home. The shell passes it in. */
export interface FeaturePart {
  readonly featureId: string;
  readonly load: () => Promise<ComponentType>;
}
