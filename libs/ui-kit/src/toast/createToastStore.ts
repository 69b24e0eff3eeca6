/** Tone of a toast: decides its sign and how long it stays. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** A message at the bottom of the page. */
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

/** What is shown now. The same object comes back until something changes. */
export interface ToastState {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  /** Text of the loading toast, or `null`. */
  readonly loading: string | null;
}

/** Timers, so that tests own the time. */
export interface ToastTimers {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** Options of a loading toast. */
export interface LoadingOptions {
  /** @default 'loading...' */
  readonly text?: string;
  /** Lets go by itself after 3 s, for work whose end nobody reports (DLG-03). @default false */
  readonly autoClose?: boolean;
}

/** The toasts of one page: made once by the shell, shown by `ToastRegion`. */
export interface ToastStore {
  /** Shows a message and returns its id; the same text twice in a row restarts its time instead of stacking. */
  readonly show: (text: string, tone?: ToastTone) => number;
  readonly dismiss: (id: number) => void;
  /** Counts one more piece of work; call what it returns when the work ends (calling twice is harmless). */
  readonly loading: (options?: LoadingOptions) => () => void;
  /** Drops every hold on the loading toast (the "dismiss loading" event). */
  readonly dismissLoading: () => void;
  /** Stops the clocks while a player reads (hover, focus), and starts them afresh. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly getState: () => ToastState;
  readonly subscribe: (listener: () => void) => () => void;
}

const autoCloseAfter = 3_000;
const MAX_TOASTS = 4;

/** How long a toast stays: never under 4 s, longer for long texts and for bad news (F-UI-04). Milliseconds. */
export function toastDuration({ text, tone }: Pick<Toast, 'text' | 'tone'>): number {
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
    if (!isPaused) start(toast.id, toastDuration(toast), () => dismiss(toast.id));
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
      isPaused = false;
      get().toasts.forEach(startToast);
    },
    getState: get,
    subscribe,
  };
}
