/** Description of a cover by the platform. The site draws the picture from it. */
export interface CoverArt {
  /** Number that depends on the code of the game. Scene and light follow from it. */
  readonly seed: number;
  readonly palette: string;
  /** Subject of the name. */
  readonly motif: string;
  /** Number of characters at the end of the name that are set smaller. */
  readonly ending?: number | undefined;
}

/** Position of a game's name on its cover: a bar at the right edge (`slip`), or a gradient at the bottom (`fade`). */
export type CoverFrame = 'slip' | 'fade';

/** Name of a game as set on its cover. */
export interface CoverTitle {
  readonly lead: string;
  readonly ending: string;
}

/** Splits the name of a game into the two parts of its lettering. Separators between the parts are dropped. */
export function toCoverTitle(name: string, { ending = 0 }: Pick<CoverArt, 'ending'>): CoverTitle {
  const characters = [...name];
  const at = ending < characters.length ? characters.length - ending : characters.length;
  return {
    lead: characters
      .slice(0, at)
      .join('')
      .replace(/[\s·]+$/, ''),
    ending: characters
      .slice(at)
      .join('')
      .replace(/^[\s·]+/, ''),
  };
}
