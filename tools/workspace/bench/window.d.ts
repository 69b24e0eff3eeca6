import type { GridApi } from 'ag-grid-community';
import type { WireBoard } from './proxy/feedProxy.mjs';

/** The part of React's fiber that the counter of renders reads, as React's developer tools do. */
export interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly dataset?: DOMStringMap } | null;
}

export interface BoardWatch {
  /** The board that the page read last. */
  board: WireBoard | undefined;
  /** JSON of a board that replaces the next one the page reads. */
  swap: string;
  /** Values of texts that are not parsed again, for work that costs the same on all pages. */
  parsed: ReadonlyMap<string, unknown> | undefined;
  /** Milliseconds of each interaction: its longest event, as INP counts. */
  readonly clicks: Map<number, number>;
  sockets: WebSocket[];
  /** Number of frames that sockets received. */
  frames: number;
  /** Renders of price cells, while they are counted. */
  renders: number;
  onCommit: ((root: { readonly current: Fiber }) => void) | undefined;
}

export interface LoadWatch {
  lcp: number;
  /** First contentful paint. */
  fcp: number;
  cls: number;
  /** When the awaited element appeared; 0 if it did not, or none is awaited. */
  element: number;
  /** Milliseconds of tasks of 50 ms and more, and when they began. */
  readonly tasks: { readonly at: number; readonly ms: number }[];
}

export interface ChatWatch {
  readonly keys: number[];
  mostNodes: number;
  newest: number;
  frames: number;
  isOrdered: boolean;
  /** Ids of the messages that the list has shown since the reader scrolled back. */
  read: Set<number> | undefined;
}

export interface ScrollWatch {
  readonly frames: number[];
  next: number;
}

declare global {
  /** Only in Chromium, so the DOM's types do not contain it. */
  interface LayoutShift extends PerformanceEntry {
    readonly hadRecentInput: boolean;
    readonly value: number;
  }

  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  /** Values that the scripts of the benchmark store on the measured pages. */
  interface Window {
    __board: BoardWatch;
    __load: LoadWatch;
    __chat: ChatWatch;
    __scroll: ScrollWatch;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      readonly supportsFiber: boolean;
      readonly inject: () => number;
      readonly onCommitFiberUnmount: () => void;
      readonly onCommitFiberRoot: (id: number, root: { readonly current: Fiber }) => void;
    };
    /** Entry of a script that times libraries: from its input to its results. */
    run: (input: unknown) => unknown;
    /** Entry of a reference page: renders a board from its JSON and subscribes to the feed. */
    show: (text: string) => void;
    /** Whether changes arrive faster than from a real feed. */
    isBulk: boolean;
    /** On AG Grid's page: applies the collected changes. */
    flushBoard: (() => ReturnType<GridApi['flushAsyncTransactions']>) | undefined;
    /** Garbage collection; Chromium is started with `--expose-gc`. */
    gc: () => void;
  }
}
