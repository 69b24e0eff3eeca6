import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale.ts';
import type { MessageCatalogue } from '../i18n/messages.ts';
import type { Services } from '../services/services.ts';
import type { DialogKind, DialogRequest } from '../state/dialogs.ts';

/** Props of a dialog: the request that opened it, and a function that closes it. */
export interface DialogProps<K extends DialogKind = DialogKind> {
  readonly request: Extract<DialogRequest, { readonly kind: K }>;
  readonly close: () => void;
}

/** Title and description of a static page, for search engines and link previews. */
export interface PageInfo {
  readonly title: string;
  readonly description: string;
}

/** A page of a feature: part of the first load (home only), or loaded by its first visit. */
export type FeatureRoute = RouteSettings & (LoadedRoute | LazyRoute);

interface LoadedRoute {
  readonly page: ComponentType;
  readonly load?: undefined;
}

interface LazyRoute {
  readonly page?: undefined;
  /** Loads the page: `() => import('./BetRecordPage.tsx').then((m) => m.BetRecordPage)`. */
  readonly load: (services: Services) => Promise<ComponentType>;
}

interface RouteSettings {
  /** Path in react-router's syntax, such as `/mine/betRecord` or `/game/sport/:enName`. */
  readonly path: string;
  /** The build renders a page with this function to static HTML, in the language of the brand. */
  readonly describe?: (locale: Locale) => Promise<PageInfo>;
  /** Guests are redirected to home with a notice before any part of the page is loaded (GRD-01). */
  readonly requiresAuth?: boolean;
  /** Requires a bound phone and real name; otherwise the member is redirected to the binding page (GRD-03). */
  readonly bindPhone?: boolean;
  /** `wide`: header only, full width, no footer (NAV-04). `desk`: full width with footer (DSK-01). */
  readonly layout?: 'main' | 'wide' | 'desk';
  /** The response to this path has headers of its own, so the page is shown only in a document that was loaded from it. */
  readonly ownDocument?: boolean;
  /** Shape of the skeleton while the chunk loads. */
  readonly skeleton?: 'page' | 'list' | 'board';
}

/** State and effects of a feature, loaded with its first page or dialog. */
export interface FeatureRuntime {
  /** Slices by name, added to the root reducer. Declare their types by augmenting `LazyState`. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Runs under supervision until the site ends: an error is logged and the saga is started again. */
  readonly saga?: (services: Services) => Generator;
}

/**
 * Declaration of a feature for the shell. It is part of the first chunk of the site: keep everything behind `import()`.
 */
export interface FeatureModule {
  readonly id: string;
  readonly routes?: readonly FeatureRoute[];
  readonly dialogs?: { readonly [K in DialogKind]?: () => Promise<ComponentType<DialogProps<K>>> };
  /** Texts of its pages and dialogs, loaded before they render. */
  readonly messages?: readonly MessageCatalogue[];
  readonly runtime?: () => Promise<FeatureRuntime>;
}

/** Returns the feature unchanged. Its type is checked at compile time. */
export function defineFeature(feature: FeatureModule): FeatureModule {
  return feature;
}
