import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { selectText } from './engines/engine.ts';
import { toPlayable } from './catalogue/playable.ts';
import { formatPoolText } from './texts/formatPoolText.ts';
import { getRulesTexts } from './texts/rulesTexts.ts';
import { findVenuePool } from '../pools/bonusPools.ts';
import { findGame, type GameReader, type LobbyPorts } from '../lobby/gameList.ts';
import { createNotFoundRefusal } from '../venues/venueRefusals.ts';

type GameRules = ResponseOf<'venue.gameInfo'>;

const formatHundredths = (value: number): string => (value / 100).toFixed(2);

/**
 * Returns rules, limits and payouts of a game, taken from its engine. An e-sports lobby returns those of its first
 * match.
 */
export async function readGameInfo(platform: LobbyPorts, code: string, reader: GameReader): Promise<GameRules> {
  const found = await findGame(platform, code, reader);
  const playable = found && toPlayable(found.row);
  if (!playable) throw createNotFoundRefusal();
  const { locale } = reader;
  const { min, max, roundMax } = playable.limits;
  const engine = playable.engineAt(0);
  const pool = await findVenuePool(platform.db, playable.venueCode);
  return {
    game: found.view,
    minStake: formatMinor(min),
    maxStake: formatMinor(max),
    roundMax: formatMinor(roundMax),
    rules: [...getRulesTexts(engine.rules), ...(pool ? [formatPoolText(pool)] : [])].map((text) =>
      selectText(text, locale),
    ),
    spots: engine.spots.map(({ name, pays }) => ({ name: selectText(name, locale), pays: formatHundredths(pays) })),
    paytable: (engine.paytable ?? []).map(({ name, pays }) => ({
      name: selectText(name, locale),
      pays: pays.map(([count, paid]) => ({ count, pays: formatHundredths(paid) })),
    })),
  };
}
