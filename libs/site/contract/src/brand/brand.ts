import type { Locale } from '../i18n/locale.ts';
import type { JurisdictionProfile } from './jurisdictionProfile.ts';
import type { BrandTheme } from './brandTheme.ts';

/** Pictures and marks of a brand, as paths under its own `public/`. */
export interface BrandAssets {
  /** Square mark, SVG. */
  readonly mark: string;
  /** Mark and name side by side, SVG. */
  readonly logo: string;
  /** Wide background artwork of the first section of home, SVG. */
  readonly hero: string;
}

/** Theme row of a lobby of games; `venues` is one row for each venue. */
export type LobbyTheme = 'hot' | 'new' | 'recent' | 'venues';

/** Composition of the lobbies of games. */
export interface BrandLobby {
  /** Position of a game's name on its cover: a bar at the right edge (`slip`), or a gradient at the bottom (`fade`). */
  readonly coverFrame: 'slip' | 'fade';
  /** Smallest width of a tile, rem. */
  readonly tileWidth: number;
  /** Distance between tiles, rem. */
  readonly gap: number;
  /** Theme rows in their order. */
  readonly themes: readonly LobbyTheme[];
}

/**
 * Composition of home. `frontPage`: a match as headline above the table, sports in a column. `cards`: matches as cards above
 * the table, sports in a row.
 */
export type BrandHome = 'frontPage' | 'cards';

/** Composition of the sport pages and of home. */
export interface BrandDesk {
  /** Position of the sports and show types: a column with the leagues next to the board, or a bar above the board. */
  readonly sidebar: 'column' | 'bar';
  /** Side of the dock with slip, bets and chat. */
  readonly dock: 'left' | 'right';
}

/** Feature switches of a brand. A site setting of preInfo may also turn a feature off at run time (ruling S1). */
export interface BrandFeatures {
  readonly editionSwitch: boolean;
  readonly localeSwitch: boolean;
  readonly chat: boolean;
}

/** All differences between two sites (EDN-02). Data only: no function, no component. */
export interface Brand {
  readonly id: string;
  /** Sent as the site id header of every call (§9). */
  readonly siteId: number;
  /** Initial language of the site; a player may switch. */
  readonly locale: Locale;
  /** Name of the brand in each language. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Deep-partial overrides of the base theme, by edition. */
  readonly theme: BrandTheme;
  /** Density of the sports board until the player chooses one. */
  readonly boardDensity: 'compact' | 'roomy';
  readonly home: BrandHome;
  readonly desk: BrandDesk;
  readonly features: BrandFeatures;
  readonly assets: BrandAssets;
  readonly lobby: BrandLobby;
  /** Territories whose residents may not play, as keys of the texts of the shell (ruling S2). */
  readonly territories: readonly Territory[];
  /** Limits and notices that are required by law (ruling L1). */
  readonly jurisdiction: JurisdictionProfile;
}

export type Territory = 'PH' | 'TW' | 'US' | 'SG' | 'HK';

/** Returns the brand unchanged. Its type is checked at compile time. */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
