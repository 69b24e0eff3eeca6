import type { MatchEvent } from '../definitions/worldTypes.ts';
import { Boards } from '../boards/boards.ts';
import type { Calendar } from './calendar.ts';
import { Channels } from '../boards/channels.ts';
import { EventQueue, type Due } from './eventQueue.ts';
import { type Match, findShowType } from '../match/match.ts';
import { getNextDueTime, playDueEvent } from './matchTimeline.ts';
import { playOffBoard } from './playOffBoard.ts';
import { Pricer } from './pricer.ts';
import type { StageContext } from './stageContext.ts';
import type { WorldClock } from './worldClock.ts';

/** Largest jump that is logged, milliseconds. After a longer one, clients must read the boards again. */
const LONGEST_LOGGED = 30 * 60_000;

interface DueMatch extends Due {
  readonly match: Match;
  readonly token: number;
}

/** Longest duration of a match. A match that started earlier is over; it is played only on request. */
const LONGEST_MATCH = 8 * 3_600_000;

/** Plays the timelines of all matches in order of world time, and updates boards and prices. */
export class Engine {
  readonly boards: Boards;
  readonly pricer: Pricer;
  readonly calendar: Calendar;
  readonly context: StageContext;
  readonly #clock: WorldClock;
  readonly #queue = new EventQueue<DueMatch>();
  readonly #eventListeners = new Set<(event: MatchEvent) => void>();
  readonly #changeListeners = new Set<(channel: string) => void>();
  #playedTo: number;

  constructor(clock: WorldClock, calendar: Calendar) {
    this.#clock = clock;
    this.calendar = calendar;
    this.boards = new Boards(Math.max(Math.floor(clock.real), 1), () => clock.real);
    this.pricer = new Pricer(clock, this.boards);
    this.context = {
      boards: this.boards,
      pricer: this.pricer,
      realAt: (at) => clock.realAt(at),
      emit: (event) => this.#emit(event),
    };
    this.#playedTo = Number.NEGATIVE_INFINITY;
    this.playTo(clock.world);
  }

  /**
   * Plays everything that is due up to a world time. Results do not depend on the size of the steps.
   * A long jump skips matches that start and end within it, such as virtual football.
   */
  playTo(time: number): void {
    const isJump = time - this.#playedTo > LONGEST_LOGGED;
    this.#playedTo = time;
    this.boards.isQuiet = isJump;
    const opened = this.calendar.open(time);
    if (opened.length > 0) this.calendar.dropBefore(time);
    for (const match of opened) {
      if (match.startTime < time - LONGEST_MATCH) Object.assign(match, { stage: 'gone', isUnplayed: true });
      else this.schedule(match);
    }
    for (let due = this.#queue.popUntil(time); due; due = this.#queue.popUntil(time)) this.#play(due);
    if (isJump) this.#settleDown();
  }

  /** Updates the prices and clocks that are due. */
  refresh(): void {
    const { world } = this.#clock;
    for (const match of this.boards.on('ALL.RB')) this.#showMinute(match, world);
    this.pricer.run();
  }

  /** Returns a match. A match that was over before its period was planned is played first. */
  match(gameId: string): Match | undefined {
    const match = this.calendar.match(gameId);
    if (match?.isUnplayed) playOffBoard(match, this.#clock);
    return match;
  }

  /** Opens the channel of a requested match and prices all its markets from now on. Other channels need nothing. */
  requestChannel(channel: string): void {
    const gameId = Channels.findGameId(channel);
    const match = gameId === undefined ? undefined : this.calendar.match(gameId);
    if (!match || findShowType(match) === undefined) return;
    this.boards.channels.openMatch(match);
    this.pricer.requestDetail(match);
  }

  /** Queues the next event of a match. Call it after each change of the match. */
  schedule(match: Match): void {
    const at = getNextDueTime(match);
    if (Number.isFinite(at)) this.#queue.push({ at, order: match.order, match, token: ++match.token });
  }

  /** Notifies the listeners of changed channels. */
  flush(): void {
    for (const channel of this.boards.takeChanged()) {
      for (const listener of this.#changeListeners) listener(channel);
    }
  }

  onMatchEvent(listener: (event: MatchEvent) => void): () => void {
    this.#eventListeners.add(listener);
    return () => void this.#eventListeners.delete(listener);
  }

  onChange(listener: (channel: string) => void): () => void {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  }

  #play({ match, token, at }: DueMatch): void {
    if (token !== match.token) return;
    playDueEvent(this.context, match, at);
    this.schedule(match);
  }

  #settleDown(): void {
    for (const match of this.boards.visible()) {
      match.suspendedUntil = 0;
      if (match.stage !== 'over') this.pricer.reprice(match);
      match.shownMinute = match.model.clock(match, this.#clock.world).t_count;
    }
    this.boards.isQuiet = false;
    this.boards.resetAll();
  }

  #showMinute(match: Match, world: number): void {
    const minute = match.model.clock(match, world).t_count;
    if (minute === match.shownMinute) return;
    match.shownMinute = minute;
    this.boards.gameChanged(match);
  }

  #emit(event: MatchEvent): void {
    for (const listener of this.#eventListeners) listener(event);
  }
}
