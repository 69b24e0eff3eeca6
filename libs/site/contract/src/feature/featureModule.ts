import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { MessageCatalogue } from '../i18n/messages.ts';
import type { Services } from '../services/services.ts';
import type { DialogKind, DialogRequest } from '../state/dialogs.ts';

/** What a dialog gets: the request that opened it, and how to close itself. */
export interface DialogProps<K extends DialogKind = DialogKind> {
  readonly request: Extract<DialogRequest, { readonly kind: K }>;
  readonly close: () => void;
}

/** A page of a feature. */
export interface FeatureRoute {
  /** Path in react-router's syntax, such as `/mine/betRecord` or `/game/sport/:enName`. */
  readonly path: string;
  /** The page, when it comes with the first load (home only). */
  readonly page?: ComponentType;
  /** The page as a lazy chunk: `() => import('./BetRecordPage.tsx').then((m) => m.BetRecordPage)`. */
  readonly load?: () => Promise<ComponentType>;
  /** Guests are sent home with a notice before anything of the page is loaded (GRD-01). */
  readonly requiresAuth?: boolean;
  /** Needs phone and real name bound, else the auth page (GRD-03). */
  readonly bindPhone?: boolean;
  /** `wide`: header only, full width, no footer (NAV-04). */
  readonly layout?: 'main' | 'wide';
  /** Shape of the placeholder while the chunk loads. */
  readonly skeleton?: 'page' | 'list' | 'board';
}

/** State and effects of a feature, loaded with its first page or dialog. */
export interface FeatureRuntime {
  /** Slices to add to the root, by name; declare their types by augmenting `LazyState`. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Runs until the site ends, under supervision: an error is logged and the saga started again. */
  readonly saga?: (services: Services) => Generator;
}

/**
 * What a feature hands to the shell. It stands in the first chunk of the site: keep everything behind `import()`.
 */
export interface FeatureModule {
  readonly id: string;
  readonly routes?: readonly FeatureRoute[];
  readonly dialogs?: { readonly [K in DialogKind]?: () => Promise<ComponentType<DialogProps<K>>> };
  /** Texts its pages and dialogs read; loaded before they render. */
  readonly messages?: readonly MessageCatalogue[];
  readonly runtime?: () => Promise<FeatureRuntime>;
}

/** Checks a feature at compile time and gives it back unchanged. */
export function defineFeature(feature: FeatureModule): FeatureModule {
  return feature;
}
