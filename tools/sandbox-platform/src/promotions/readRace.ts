import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sumTurnover } from '../grades/memberTurnover.ts';
import type { MemberActivity } from './rules/activityTypes.ts';
import { getRaceSpan, getRaceWeek, isRaceWeek, MIN_TURNOVER, readRaceRanking, type Place } from './rules/race.ts';

type Race = NonNullable<ResponseOf<'promotion.confirmInfo'>['race']>;

const SHOWN_PLACES = 10;
const FORMER_WEEKS = 4;

const toWirePlace = ({ rank, name, turnover }: Place): Race['ranking'][number] => ({
  rank,
  name,
  turnover: formatMinor(turnover),
});

const findOwn = (places: readonly Place[], { member }: MemberActivity): Place | undefined =>
  places.find(({ memberId }) => memberId === member.id);

/** Reads the race of this week: the first places and those next to the member. A race that has ended keeps its last ranking. */
async function readLiveRace(participation: MemberActivity): Promise<Race['live']> {
  const { db, member, activity, now } = participation;
  const week = getRaceWeek(now, 0);
  if (now < activity.begin_at || !isRaceWeek(activity, week)) return undefined;
  const span = getRaceSpan(activity, week);
  const places = await readRaceRanking(db, { activity, week, now });
  const rank = findOwn(places, participation)?.rank ?? 0;
  const turnover = await sumTurnover(db, member.id, span);
  const above = rank > 0 ? places[rank - 2]?.turnover : MIN_TURNOVER;
  return {
    beginTime: week.from.getTime(),
    endTime: span.to.getTime(),
    players: places.length,
    rank,
    turnover: formatMinor(turnover),
    minimum: formatMinor(MIN_TURNOVER),
    ...(above !== undefined && { gap: formatMinor(above > turnover ? above - turnover : 0n) }),
    places: places
      .filter((place) => place.rank <= SHOWN_PLACES || (rank > 0 && Math.abs(place.rank - rank) <= 1))
      .map(toWirePlace),
  };
}

/** Reads the member's ranks in former weeks of the race. */
async function readHistory(participation: MemberActivity): Promise<Race['history']> {
  const { db, activity, claims, rewards, now } = participation;
  const history: Race['history'] = [];
  for (let weeksAgo = 1; weeksAgo <= FORMER_WEEKS; weeksAgo += 1) {
    const week = getRaceWeek(now, weeksAgo);
    if (!isRaceWeek(activity, week)) continue;
    const own = findOwn(await readRaceRanking(db, { activity, week, now }), participation);
    if (!own) continue;
    const prize = rewards.find(({ target }) => BigInt(own.rank) <= target);
    const isClaimed = claims.some(({ slot }) => slot === week.key);
    history.push({
      beginTime: week.from.getTime(),
      rank: own.rank,
      turnover: formatMinor(own.turnover),
      amount: formatMinor(prize?.amount ?? 0n),
      state: isClaimed ? 'claimed' : !prize ? 'none' : weeksAgo === 1 ? 'open' : 'expired',
    });
  }
  return history;
}

/** Reads a race for a member: last week's ranking, whose prizes can be claimed, this week's, and the former weeks. */
export async function readRace(participation: MemberActivity): Promise<Race> {
  const { db, activity, now } = participation;
  const places = await readRaceRanking(db, { activity, week: getRaceWeek(now), now });
  const live = await readLiveRace(participation);
  return {
    rank: findOwn(places, participation)?.rank ?? 0,
    ranking: places.slice(0, SHOWN_PLACES).map(toWirePlace),
    ...(live && { live }),
    history: await readHistory(participation),
  };
}
