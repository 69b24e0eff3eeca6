import type { ClockView } from '../definitions/worldTypes.ts';

const clampSpeed = (speed: number) => (Number.isFinite(speed) ? Math.min(Math.max(speed, 1), 600) : 1);

/** World time as a function of real time, with a speed of 1 to 600, a pause and jumps. */
export class WorldClock {
  #real: number;
  #world: number;
  #speed: number;
  #isPaused: boolean;

  constructor(start: { real: number; world: number; speed?: number; isPaused?: boolean }) {
    this.#real = start.real;
    this.#world = start.world;
    this.#speed = clampSpeed(start.speed ?? 1);
    this.#isPaused = start.isPaused ?? false;
  }

  get real(): number {
    return this.#real;
  }

  get world(): number {
    return this.#world;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Advances to a real time; an earlier time is ignored. Returns the world time. */
  moveTo(real: number): number {
    const passed = Math.max(real - this.#real, 0);
    this.#real += passed;
    if (!this.#isPaused) this.#world += Math.round(passed * this.#speed);
    return this.#world;
  }

  /** Converts a world time to real time at the current speed. */
  realAt(world: number): number {
    return Math.round(this.#real - (this.#world - world) / this.#speed);
  }

  jump(worldMs: number): void {
    this.#world += Math.max(Math.round(worldMs), 0);
  }

  setSpeed(speed: number): void {
    this.#speed = clampSpeed(speed);
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
  }

  view(): ClockView {
    return { at: this.#world, speed: this.#speed, isPaused: this.#isPaused };
  }
}
