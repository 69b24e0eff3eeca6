import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { createRandom } from '@pavilion/sandbox-world/random/createRandom';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';
import { fishingEndings, fishingPrefixes, fishingSubjects } from './data/fishingNameParts.ts';
import { slotEndings, slotPrefixes, slotSubjects, type CoverNamePart } from './data/slotNameParts.ts';
import { fishingKinds, slotKinds, type GameKind } from './data/gameKinds.ts';
import { tableGames } from './data/tableGames.ts';
import { venueRows } from './data/venueRows.ts';

/** Game of a venue before it is stored. */
export interface GameSeed {
  readonly code: string;
  readonly venue: string;
  readonly category: VenueCategory;
  readonly cn: string;
  readonly tw: string;
  readonly tabs: readonly string[];
  readonly tags: readonly string[];
  readonly rtp: number;
  readonly heat: number;
  readonly palette: string;
  readonly motif: string;
  /** Number of characters of the ending of the name. */
  readonly ending: number;
}

/** Numbers of slots and fishing games in all venues together. */
const SLOTS = 2_400;
const FISHING = 240;
const HOT_SHARE = 0.05;
const NEW_SHARE = 0.04;

interface Title {
  readonly cn: string;
  readonly tw: string;
  readonly palette: string;
  readonly motif: string;
  readonly ending: number;
}

type Ending = readonly [cn: string, tw: string];

/** Returns all combinations of prefix, subject and ending in a fixed pseudo-random order. */
function combineTitles(
  prefixes: readonly CoverNamePart[],
  subjects: readonly CoverNamePart[],
  endings: readonly Ending[],
): Title[] {
  const all = prefixes.flatMap(([preCn, preTw, palette]) =>
    subjects.flatMap(([cn, tw, motif]) =>
      endings.map(([endCn, endTw]) => ({
        cn: preCn + cn + endCn,
        tw: preTw + tw + endTw,
        palette,
        motif,
        ending: endCn.length,
      })),
    ),
  );
  return all
    .map((title) => ({ title, order: hashSeed('title', title.cn) }))
    .sort((a, b) => a.order - b.order)
    .map(({ title }) => title);
}

const getCategoryVenues = (category: VenueCategory) => venueRows.filter((row) => row.category === category);

const formatGameCode = (venue: string, at: number) => `${venue}-${String(at + 1).padStart(4, '0')}`;

/** Distributes titles over the venues of a category in turn. The properties of a game depend only on its code. */
function distributeTitles(category: VenueCategory, titles: readonly Title[], kinds: readonly GameKind[]): GameSeed[] {
  const venues = getCategoryVenues(category);
  return titles.map((title, at) => {
    const venue = venues[at % venues.length]?.code ?? '';
    const code = formatGameCode(venue, Math.floor(at / venues.length));
    const random = createRandom(hashSeed('game', code));
    const isHot = random() < HOT_SHARE;
    const isNew = random() < NEW_SHARE;
    const { tab, tags, rtp } = kinds[Math.floor(random() * kinds.length)] ?? { tab: '', tags: [], rtp: 0 };
    return {
      ...title,
      code,
      venue,
      category,
      tabs: [...(isHot ? ['hot'] : []), ...(isNew ? ['new'] : []), tab],
      tags,
      rtp,
      heat: Math.floor(random() * 50_000) + (isHot ? 50_000 : 0),
    };
  });
}

/** Builds the table games. Each venue of a category has all of them. */
const buildTableGames = (): GameSeed[] => {
  const seen = new Map<string, number>();
  return tableGames.flatMap(({ category, tab, word: [cn, tw, motif], rtp, rooms }) =>
    getCategoryVenues(category).flatMap(({ code: venue, palette }) =>
      rooms.map(([roomCn, roomTw]) => {
        const at = seen.get(venue) ?? 0;
        seen.set(venue, at + 1);
        const code = formatGameCode(venue, at);
        const random = createRandom(hashSeed('game', code));
        // A game with a single room is not marked as hot.
        const isHot = rooms.length > 1 && random() < 4 * HOT_SHARE;
        return {
          code,
          venue,
          category,
          cn: cn + roomCn,
          tw: tw + roomTw,
          palette,
          motif,
          ending: roomCn.length,
          rtp,
          tabs: [...(isHot ? ['hot'] : []), tab],
          tags: [],
          heat: Math.floor(random() * 50_000) + (isHot ? 50_000 : 0),
        };
      }),
    ),
  );
};

/** Builds the games of the sandbox: 2,400 slots, 240 fishing games and the table games. The result is always the same. */
export function buildGames(): GameSeed[] {
  const slots = combineTitles(slotPrefixes, slotSubjects, slotEndings).slice(0, SLOTS);
  const fishing = combineTitles(fishingPrefixes, fishingSubjects, fishingEndings).slice(0, FISHING);
  return [
    ...distributeTitles('DZ', slots, slotKinds),
    ...distributeTitles('BY', fishing, fishingKinds),
    ...buildTableGames(),
  ];
}
