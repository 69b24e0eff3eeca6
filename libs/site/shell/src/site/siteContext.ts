import { type FeatureModule } from '@pavilion/site-contract';
import { type Progress, type ToastStore } from '@pavilion/ui-kit';
import { createContext } from 'react';
import { type Pages } from '../routes/createPages.ts';
import { type SiteStore } from '../store/createSiteStore.ts';

/** What only the shell's own parts share; features never see it. */
export interface Site {
  readonly features: readonly FeatureModule[];
  readonly store: SiteStore;
  readonly pages: Pages;
  readonly progress: Progress;
  readonly toasts: ToastStore;
}

export const SiteContext = createContext<Site | undefined>(undefined);
