import type { GridApi } from 'ag-grid-community';
import type { WireBoard } from './feedProxy.mjs';

/** The part of React's fiber that a count of renders reads; its tools read the same. */
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
  /** The last board the page read. */
  board: WireBoard | undefined;
  /** JSON of a board that the page is to read instead of the next one. */
  swap: string;
  /** Values of texts that are not to be parsed again, for what costs the same on every page. */
  parsed: ReadonlyMap<string, unknown> | undefined;
  /** Milliseconds of each interaction: of the longest of its events, as INP counts. */
  readonly clicks: Map<number, number>;
  sockets: WebSocket[];
  /** Frames that sockets brought. */
  frames: number;
  /** Renders of price cells, once they are counted. */
  renders: number;
  onCommit: ((root: { readonly current: Fiber }) => void) | undefined;
}

export interface LobbyWatch {
  cls: number;
  readonly tasks: { readonly at: number; readonly ms: number }[];
}

export interface LoadWatch {
  lcp: number;
  cls: number;
  readonly longTasks: number[];
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
  /** Chromium's; the DOM's own types leave it out. */
  interface LayoutShift extends PerformanceEntry {
    readonly hadRecentInput: boolean;
    readonly value: number;
  }

  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  /** What the bench's scripts leave on the pages they measure. */
  interface Window {
    __board: BoardWatch;
    __lobby: LobbyWatch;
    __load: LoadWatch;
    __chat: ChatWatch;
    __scroll: ScrollWatch;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      readonly supportsFiber: boolean;
      readonly inject: () => number;
      readonly onCommitFiberUnmount: () => void;
      readonly onCommitFiberRoot: (id: number, root: { readonly current: Fiber }) => void;
    };
    /** Of a script that times libraries: its input to its figures. */
    run: (input: unknown) => unknown;
    /** Of the chat's script: frames a second. */
    rates: () => Promise<{ raw: number; connection: number; client: number }>;
    /** Of a reference page: draws a board from its JSON and follows the feed. */
    show: (text: string) => void;
    /** Whether changes come faster than any feed brings them. */
    isBulk: boolean;
    /** Of AG Grid's page: applies what it has gathered. */
    flushBoard: (() => ReturnType<GridApi['flushAsyncTransactions']>) | undefined;
    /** Chromium started with `--expose-gc`. */
    gc: () => void;
  }
}
