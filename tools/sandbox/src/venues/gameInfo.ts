import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { textIn } from '../games/engine.ts';
import { toPlayable } from '../games/playable.ts';
import { poolText } from '../games/texts/poolText.ts';
import { getRulesTexts } from '../games/texts/rulesTexts.ts';
import type { Platform } from '../server/platform.ts';
import { findVenuePool } from './bonusPools.ts';
import { findGame, type GameReader } from './gameList.ts';
import { notFound } from './venueRefusals.ts';

type GameRules = ResponseOf<'venue.gameInfo'>;

const formatHundredths = (value: number): string => (value / 100).toFixed(2);

/**
 * Returns rules, limits and payouts of a game, taken from its engine. An e-sports lobby returns those of its first
 * match.
 */
export async function gameInfo(
  platform: Pick<Platform, 'db' | 'settings'>,
  code: string,
  reader: GameReader,
): Promise<GameRules> {
  const found = await findGame(platform, code, reader);
  const playable = found && toPlayable(found.row);
  if (!playable) throw notFound();
  const { locale } = reader;
  const { min, max, roundMax } = playable.limits;
  const engine = playable.engineAt(0);
  const pool = await findVenuePool(platform.db, playable.venueCode);
  return {
    game: found.view,
    minStake: formatMinor(min),
    maxStake: formatMinor(max),
    roundMax: formatMinor(roundMax),
    rules: [...getRulesTexts(engine.rules), ...(pool ? [poolText(pool)] : [])].map((text) => textIn(text, locale)),
    spots: engine.spots.map(({ name, pays }) => ({ name: textIn(name, locale), pays: formatHundredths(pays) })),
    paytable: (engine.paytable ?? []).map(({ name, pays }) => ({
      name: textIn(name, locale),
      pays: pays.map(([count, paid]) => ({ count, pays: formatHundredths(paid) })),
    })),
  };
}
