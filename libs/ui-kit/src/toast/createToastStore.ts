/** Tone of a toast, which determines its icon and duration. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** A message at the bottom of the page. */
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

/** State of the toasts. The reference is stable until something changes. */
export interface ToastState {
  /** Toasts, oldest first. */
  readonly toasts: readonly Toast[];
  /** Text of the loading toast, or `null`. */
  readonly loading: string | null;
}

/** Timers of the toasts, replaceable in tests. */
export interface ToastTimers {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** Options of a loading toast. */
export interface LoadingOptions {
  /** @default 'loading...' */
  readonly text?: string;
  /** Ends after 3 s, for tasks whose end is not reported (DLG-03). @default false */
  readonly autoClose?: boolean;
}

/** Toasts of one page, created by the shell and shown by `ToastRegion`. */
export interface ToastStore {
  /**
   * Shows a message and returns its id. The same text twice in a row restarts its duration instead of adding a toast.
   */
  readonly show: (text: string, tone?: ToastTone) => number;
  readonly dismiss: (id: number) => void;
  /**
   * Adds a task to the loading toast.
   *
   * @returns a function that ends the task; further calls have no effect
   */
  readonly loading: (options?: LoadingOptions) => () => void;
  /** Ends all tasks of the loading toast (the "dismiss loading" event). */
  readonly dismissLoading: () => void;
  /** Stops the timers while a player reads (hover, focus). `resume` restarts stopped timers with the full duration. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly getState: () => ToastState;
  readonly subscribe: (listener: () => void) => () => void;
}

const autoCloseAfter = 3_000;
const MAX_TOASTS = 4;

/**
 * Returns the duration of a toast in milliseconds: at least 4 s, more for long texts, warnings and errors (F-UI-04).
 */
export function computeToastDuration({ text, tone }: Pick<Toast, 'text' | 'tone'>): number {
  const reading = 2_500 + text.length * 120;
  return Math.min(12_000, Math.max(tone === 'danger' ? 6_000 : 4_000, reading));
}

/** Creates the timers of toasts by id. A new timer replaces the former one. */
function createToastClocks(timers: ToastTimers) {
  const clocks = new Map<number, unknown>();
  const stop = (id: number) => {
    timers.clearTimeout(clocks.get(id) as never);
    clocks.delete(id);
  };
  const start = (id: number, milliseconds: number, run: () => void) => {
    stop(id);
    clocks.set(id, timers.setTimeout(run, milliseconds));
  };
  return { start, stop };
}

/** Creates the state of a toast store with its listeners. */
function createToastState() {
  const listeners = new Set<() => void>();
  let state: ToastState = { toasts: [], loading: null };
  return {
    get: () => state,
    set: (next: ToastState) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the toast store of one page. It shows at most four toasts; a fifth removes the oldest. */
export function createToastStore(timers: ToastTimers = globalThis): ToastStore {
  const { start, stop } = createToastClocks(timers);
  const { get, set, subscribe } = createToastState();
  const holds = new Map<number, string>();
  let lastId = 0;
  let isPaused = false;

  const dismiss = (id: number) => {
    stop(id);
    const { toasts } = get();
    if (toasts.some((toast) => toast.id === id)) {
      set({ ...get(), toasts: toasts.filter((toast) => toast.id !== id) });
    }
  };
  const startToast = (toast: Toast) => {
    if (!isPaused) start(toast.id, computeToastDuration(toast), () => dismiss(toast.id));
  };
  const updateLoading = () => {
    const loading = [...holds.values()].at(-1) ?? null;
    if (loading !== get().loading) set({ ...get(), loading });
  };
  const release = (id: number) => {
    stop(id);
    if (holds.delete(id)) updateLoading();
  };

  return {
    show(text, tone = 'info') {
      const last = get().toasts.at(-1);
      const isRepeat = last?.text === text && last.tone === tone;
      const toast = isRepeat ? last : { id: ++lastId, tone, text };
      if (!isRepeat) {
        if (get().toasts.length === MAX_TOASTS) dismiss(get().toasts[0]?.id ?? 0);
        set({ ...get(), toasts: [...get().toasts, toast] });
      }
      startToast(toast);
      return toast.id;
    },
    dismiss,
    loading({ text = 'loading...', autoClose = false } = {}) {
      const id = ++lastId;
      holds.set(id, text);
      if (autoClose) start(id, autoCloseAfter, () => release(id));
      updateLoading();
      return () => release(id);
    },
    dismissLoading() {
      [...holds.keys()].forEach(release);
    },
    pause() {
      isPaused = true;
      get().toasts.forEach((toast) => stop(toast.id));
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      get().toasts.forEach(startToast);
    },
    getState: get,
    subscribe,
  };
}
