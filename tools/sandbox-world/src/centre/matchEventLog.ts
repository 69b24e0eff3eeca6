import type { CentreEvent, CentreForm, Score } from '../definitions/worldTypes.ts';
import { toSideKey } from '../sports/sets/setsTimeline.ts';
import type { Match } from '../match/match.ts';
import type { RecordEntry } from '../match/matchRecord.ts';
import type { MatchState, SetState, Tally } from '../model/sportModel.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { createEventGenerator } from './createEventGenerator.ts';
import { createPlayerPicker, type Squads } from './squads.ts';
import { computeHomeShare } from './play.ts';
import type { EventDraft, EventGenerator, Side } from './eventGenerator.ts';

type LogState = { -readonly [Key in keyof MatchState]: MatchState[Key] } & SetState & { reds: Tally };

/** Sports whose score is counted in sets or frames on the page. */
const isPlayedInSets = (form: CentreForm) => form === 'tennis' || form === 'rally' || form === 'snooker';

const copyScore = ({ home, away }: Score): Score => ({ home, away });

function createLogState({ startTime, model }: Match): LogState {
  return {
    status: 'live',
    period: '',
    periodAt: startTime,
    startTime,
    halfTimeScore: undefined,
    reds: { home: 0, away: 0 },
    score: { home: 0, away: 0 },
    sets: { home: 0, away: 0 },
    parts: [{ home: 0, away: 0 }],
    points: { home: 0, away: 0 },
    serve: model.firstServe,
  };
}

/**
 * Event log of a match: the entries of its record, and between them events that no market counts.
 *
 * Events are only appended. Equal records produce equal logs, so event numbers are the same after a restart.
 */
export class MatchEventLog {
  readonly events: CentreEvent[] = [];
  readonly #match: Match;
  readonly #form: CentreForm;
  readonly #generator: EventGenerator;
  readonly #state: LogState;
  #read = 0;
  #slot = 0;
  #scored: Side[] = [];

  constructor(match: Match, form: CentreForm, squads: Squads | undefined) {
    this.#match = match;
    this.#form = form;
    this.#generator = createEventGenerator(
      form,
      match.fixture,
      createPlayerPicker(squads, () => this.events),
    );
    this.#state = createLogState(match);
  }

  /** Start of the current period, for the place of the play; `undefined` while the ball is not in play. */
  get periodAt(): number | undefined {
    return this.#state.status === 'live' && this.#state.period !== '' ? this.#state.periodAt : undefined;
  }

  /** Adds all events up to a world time. */
  advance(now: number): void {
    const { record } = this.#match;
    for (let entry = record[this.#read]; entry && entry.at <= now; entry = record[++this.#read]) {
      this.#addSlots(entry.at);
      this.#addEntry(entry);
    }
    this.#addSlots(now);
  }

  #addSlots(until: number): void {
    const { status, period, periodAt } = this.#state;
    const plan = status === 'live' ? this.#generator.getSlots(period) : undefined;
    if (!plan) return;
    for (; plan.count === undefined || this.#slot < plan.count; this.#slot++) {
      const at = Math.floor(periodAt + (this.#slot + 1) * plan.length);
      if (at > until) return;
      const { seed } = this.#match.fixture;
      const random = createRandom(hashSeed(seed, 'eventLog', period, this.#slot));
      const homeShare = computeHomeShare(this.#match.fixture, at);
      const slot = { period, index: this.#slot, scored: this.#scored, homeShare, random };
      this.#push(at, this.#generator.generateSlot(slot), this.#readClock(at));
      this.#scored = [];
    }
  }

  #addEntry(entry: RecordEntry): void {
    const random = createRandom(hashSeed(this.#match.fixture.seed, 'entry', this.#read));
    // A point belongs to the set in which it was played, although the next one may have begun.
    const played = entry.kind === 'point' ? this.#readClock(entry.at) : undefined;
    const opening = this.#apply(entry);
    const drafts = this.#generator.generate(entry, this.#state, random);
    this.#push(entry.at, [...opening, ...drafts], played ?? this.#readClock(entry.at));
  }

  /** Applies an entry to the state. Returns the events that all sports have. */
  #apply(entry: RecordEntry): readonly EventDraft[] {
    const state = this.#state;
    switch (entry.kind) {
      case 'period':
        return this.#startPeriod(entry.name, entry.at);
      case 'score':
        this.#scored.push(entry.side);
        this.#add(entry.side, entry.points);
        return [];
      case 'cancel':
        this.#add(entry.side, -1);
        return [];
      case 'redCard':
        state.reds[toSideKey(entry.side)]++;
        return [];
      case 'point':
        return this.#playPoint(entry.side, entry.size, entry.at);
      case 'result':
        Object.assign(state, {
          score: { ...entry.score },
          sets: { ...entry.sets },
          parts: entry.parts.map((part) => ({ ...part })),
        });
        return [{ kind: 'result' }];
      case 'halfTime':
        Object.assign(state, { status: 'halftime', period: 'HT', periodAt: entry.at });
        return [{ kind: 'halfTime' }];
      case 'end':
      case 'void':
        Object.assign(state, { status: 'ended', period: 'FT', periodAt: entry.at });
        return [{ kind: entry.kind, ...(entry.kind === 'void' && { how: entry.code }) }];
    }
  }

  #startPeriod(period: string, periodAt: number): readonly EventDraft[] {
    Object.assign(this.#state, { status: 'live', period, periodAt });
    this.#slot = 0;
    this.#scored = [];
    return [{ kind: 'period', how: period }];
  }

  #playPoint(side: Side, size: number, at: number): readonly EventDraft[] {
    const state = this.#state;
    const period = this.#match.model.point?.(state, side, size) ?? state.period;
    if (period !== state.period) Object.assign(state, { period, periodAt: at });
    return [];
  }

  #add(side: Side, points: number): void {
    this.#state.score[toSideKey(side)] += points;
  }

  #readClock(at: number): string {
    return this.#match.model.clock(this.#state, at).re_time;
  }

  #push(at: number, drafts: readonly EventDraft[], clock: string): void {
    const { score, sets, parts } = this.#state;
    const part = isPlayedInSets(this.#form) && parts[Number(clock.slice(1)) - 1];
    for (const draft of drafts) {
      this.events.push({
        n: this.events.length + 1,
        at,
        clock,
        ...draft,
        score: copyScore(isPlayedInSets(this.#form) ? sets : score),
        ...(part && { part: copyScore(part) }),
      });
    }
  }
}
