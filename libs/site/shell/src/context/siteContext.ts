import type { FeatureModule } from '@pavilion/site-contract';
import type { ReadsPort } from '@pavilion/site-data';
import type { Progress, ToastStore } from '@pavilion/ui-kit';
import { createContext } from 'react';
import type { Pages } from '../features/createPages.ts';
import type { SiteStore } from '../store/createSiteStore.ts';

/** Document that the browser loaded; later pages are shown in it without a request for their path. */
export interface LoadedDocument {
  readonly path: string;
  readonly reload: () => void;
}

/** Parts that only the shell uses; features have no access. */
export interface Site {
  readonly features: readonly FeatureModule[];
  readonly store: SiteStore;
  readonly reads: ReadsPort;
  readonly pages: Pages;
  readonly progress: Progress;
  readonly toasts: ToastStore;
  readonly document: LoadedDocument;
}

export const SiteContext = createContext<Site | undefined>(undefined);
