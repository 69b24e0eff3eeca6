import type { Locale } from '../i18n/locale.ts';
import type { JurisdictionProfile } from './jurisdictionProfile.ts';
import type { BrandTheme } from './brandTheme.ts';

/** Pictures and marks of a brand, as paths under its own `public/`. */
export interface BrandAssets {
  /** Square mark, SVG. */
  readonly mark: string;
  /** Mark and name side by side, SVG. */
  readonly logo: string;
  /** Wide artwork behind the first words of home, SVG. */
  readonly hero: string;
}

/** Switches a brand team turns; a site switch of preInfo may still turn a thing off at run time (ruling S1). */
export interface BrandFeatures {
  readonly editionSwitch: boolean;
  readonly localeSwitch: boolean;
  readonly chat: boolean;
}

/** Everything in which one site differs from another (EDN-02). Data only: no function, no component. */
export interface Brand {
  readonly id: string;
  /** Sent as the site id header of every call (§9). */
  readonly siteId: number;
  /** The language the site opens in; a player may switch. */
  readonly locale: Locale;
  /** The brand's name as each language writes it. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Deep-partial overrides of the base theme, per edition. */
  readonly theme: BrandTheme;
  readonly features: BrandFeatures;
  readonly assets: BrandAssets;
  /** Territories whose residents may not play: keys of the shell's texts (ruling S2). */
  readonly territories: readonly Territory[];
  /** Limits and notices the law of the place asks for (ruling L1). */
  readonly jurisdiction: JurisdictionProfile;
}

export type Territory = 'PH' | 'TW' | 'US' | 'SG' | 'HK';

/** Checks a brand at compile time and gives it back unchanged. */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
