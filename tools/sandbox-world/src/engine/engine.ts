import type { MatchEvent } from '../definitions/worldTypes.ts';
import { Boards } from '../boards/boards.ts';
import type { Calendar } from './calendar.ts';
import { Channels } from '../boards/channels.ts';
import { EventQueue, type Due } from './eventQueue.ts';
import { type Match, findShowType } from '../match/match.ts';
import { nextDueAt, step } from './matchCourse.ts';
import { playOffBoard } from './playOffBoard.ts';
import { Pricer } from './pricer.ts';
import type { StageContext } from './stageContext.ts';
import type { WorldClock } from './worldClock.ts';

/** A jump longer than this is played without a change log: readers take a fresh board. */
const LONGEST_LOGGED = 30 * 60_000;

interface DueMatch extends Due {
  readonly match: Match;
  readonly token: number;
}

/** No match lasts longer than this: one that began before it is over, and is played only when somebody asks. */
const LONGEST_MATCH = 8 * 3_600_000;

/** Plays every match's course in order of world time, and keeps boards and prices in step. */
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
   * Plays everything due up to a world time. The result of a match does not depend on how the way there is cut; a long
   * jump leaves out what begins and ends on the way unseen (virtual football).
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

  /** Prices and clocks that are due now. */
  refresh(): void {
    const { world } = this.#clock;
    for (const match of this.boards.on('ALL.RB')) this.#showMinute(match, world);
    this.pricer.run();
  }

  /** A match by its id, played if it was over before anybody saw it. */
  match(gameId: string): Match | undefined {
    const match = this.calendar.match(gameId);
    if (match?.isUnplayed) playOffBoard(match, this.#clock);
    return match;
  }

  /** Somebody asks for a channel: that of one match is opened, and its markets are priced from now on. */
  wanted(channel: string): void {
    const gameId = Channels.findGameId(channel);
    const match = gameId === undefined ? undefined : this.calendar.match(gameId);
    if (!match || findShowType(match) === undefined) return;
    this.boards.channels.openMatch(match);
    this.pricer.want(match);
  }

  /** Queues what happens next to a match; call it after any change of its course. */
  schedule(match: Match): void {
    const at = nextDueAt(match);
    if (Number.isFinite(at)) this.#queue.push({ at, order: match.order, match, token: ++match.token });
  }

  /** Tells the listeners which channels changed. */
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
    step(this.context, match, at);
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
