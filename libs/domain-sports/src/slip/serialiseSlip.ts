import { GAME_TYPES, SHOW_TYPES } from '../entities/gameType.ts';
import { parseLine } from '../plays/line.ts';
import { parseSide } from '../plays/side.ts';
import { isPrice } from '../odds/price.ts';
import { normaliseStake } from '../money/parseStake.ts';
import { listSystems, type SystemName } from '../money/systems.ts';
import {
  emptySlip,
  MAX_SELECTIONS,
  type OddsRule,
  type Quote,
  type Selection,
  type SelectionStatus,
  type Slip,
  type SlipMode,
  type StakeEntry,
} from './selections/slip.ts';
import { slipReducer, slipActions } from './slipReducer.ts';

const VERSION = 2;
/** Readable versions. Slips of earlier releases lack the fields that were added later. */
const KNOWN_VERSIONS: readonly unknown[] = [1, VERSION];

/** Serialises a slip for storage, without the confirming order (placement resumes it) and the limits. */
export const serialiseSlip = ({ isConfirming: _now, limits: _limits, ...kept }: Slip): string =>
  JSON.stringify({ v: VERSION, ...kept });

type UnknownRecord = Readonly<Record<string, unknown>>;
const toUnknownRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <Value>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((item) => item === value);

function readQuote(value: unknown): Quote | undefined {
  const { price, line, version } = toUnknownRecord(value);
  const isLine = line === '' || parseLine(line) !== undefined;
  if (!isPrice(price) || !isLine || typeof version !== 'number' || !Number.isFinite(version)) return undefined;
  return { price, line: text(line), version };
}

/** Reads the kick-off and the names of a selection. All of them are optional. */
const readNames = (loose: UnknownRecord) => ({
  ...(typeof loose['kickOffAt'] === 'number' ? { kickOffAt: loose['kickOffAt'] } : {}),
  leagueId: text(loose['leagueId']),
  leagueName: text(loose['leagueName']),
  homeName: text(loose['homeName']),
  awayName: text(loose['awayName']),
  isChampion: loose['isChampion'] === true,
  ...(text(loose['runnerName']) ? { runnerName: text(loose['runnerName']) } : {}),
});

function readSelection(value: unknown): Selection | undefined {
  const loose = toUnknownRecord(value);
  const gameType = oneOf(GAME_TYPES, loose['gameType']);
  const showType = oneOf(SHOW_TYPES, loose['showType']);
  const side = parseSide(loose['side']);
  const [agreed, latest] = [readQuote(loose['agreed']), readQuote(loose['latest'])];
  const [id, gameId, playCode] = [text(loose['id']), text(loose['gameId']), text(loose['playCode'])];
  if (!id || !gameId || !playCode || !gameType || !showType || !side || !agreed || !latest) return undefined;
  return {
    id,
    gameId,
    gameType,
    showType,
    playCode,
    side,
    agreed,
    latest,
    ...readNames(loose),
    status: oneOf<SelectionStatus>(['open', 'suspended', 'closed', 'started'], loose['status']) ?? 'suspended',
    stake: normaliseStake(text(loose['stake'])) ?? '',
  };
}

/** Adds selections one by one, so that no stored text can break a rule of the slip. */
const refill = (slip: Slip, held: Selection): Slip => {
  if (slip.selections.some(({ id }) => id === held.id)) return slip;
  const next = slipReducer(slip, slipActions.selectionToggled({ pick: held, quote: held.agreed }));
  return { ...next, selections: next.selections.map((other) => (other.id === held.id ? held : other)) };
};

/** Reads the names of valid systems. */
const readSystems = (value: unknown): readonly SystemName[] => {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  const counts = Array.from({ length: MAX_SELECTIONS + 1 }, (_, legs) => legs);
  return [...new Set(counts.flatMap(listSystems).filter((system) => names.includes(system)))];
};

const parse = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
};

/**
 * Restores a stored slip. It never throws: an unreadable selection is omitted, an unreadable slip is empty.
 *
 * The prices are as old as the text. Apply those of the board before a bet is placed.
 */
export function restoreSlip(kept: string | undefined): Slip {
  const loose = toUnknownRecord(parse(kept ?? ''));
  if (!KNOWN_VERSIONS.includes(loose['v'])) return emptySlip;
  const start: Slip = {
    ...emptySlip,
    mode: oneOf<SlipMode>(['single', 'multiple', 'series'], loose['mode']) ?? 'single',
    oddsRule: oneOf<OddsRule>(['none', 'better', 'any'], loose['oddsRule']) ?? 'none',
    entry: oneOf<StakeEntry>(['risk', 'win'], loose['entry']) ?? 'risk',
    keepsPlaced: loose['keepsPlaced'] === true,
    systems: readSystems(loose['systems']),
    seriesStake: normaliseStake(text(loose['seriesStake'])) ?? '',
  };
  const selections = Array.isArray(loose['selections']) ? loose['selections'].map(readSelection) : [];
  return selections.filter((held) => held !== undefined).reduce(refill, start);
}
