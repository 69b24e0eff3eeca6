import { SPORT_VENUE_PATH } from '@pavilion/site-contract';
/** Condition on which a step continues. Without one, the member continues by the button. */
export type StepEnd =
  /** An element that matches the selector appears. */
  | { readonly kind: 'appears'; readonly selector: string }
  /** The field of the step is not empty. The member still continues by the button. */
  | { readonly kind: 'filled' }
  /** The path of the page begins with one of the texts. */
  | { readonly kind: 'path'; readonly prefixes: readonly string[] };

/** One step: what the member does on a page. */
export interface TutorialStep {
  readonly id: string;
  /** Page of the step. It is opened if the member is elsewhere. */
  readonly path: string;
  /** Other paths on which the step is shown, by their beginning. */
  readonly within?: readonly string[];
  /** Selector of the element that the step explains; the first visible match counts. */
  readonly target?: string;
  readonly end?: StepEnd;
}

/** Part of the tutorial about one task. */
export interface TutorialChapter {
  readonly id: ChapterId;
  readonly steps: readonly TutorialStep[];
}

export type ChapterId = 'deposit' | 'bet' | 'record' | 'withdraw' | 'limits';

/** Beginnings of the paths of the wait screens of deposits. */
const WAIT_SCREENS = ['/mine/savemoney/', '/mine/huione'] as const;

/** Dialog with the details of a bet. */
const BET_DETAIL = '[role="dialog"]:has(dl)';

/** Field of the dialog that changes a deposit limit. */
const LIMIT_FIELD = '[role="dialog"] form input[inputmode="decimal"]';

/** Chapters in the order of a member's first day. Texts are `tutorial.<chapter>.<step>` and `….text`. */
export const tutorialChapters = [
  {
    id: 'deposit',
    steps: [
      { id: 'method', path: '/mine/savemoney', target: 'main [role="radiogroup"]' },
      {
        id: 'amount',
        path: '/mine/savemoney',
        target: 'main form input[inputmode="decimal"]',
        end: { kind: 'filled' },
      },
      {
        id: 'submit',
        path: '/mine/savemoney',
        target: 'main form button[type="submit"]',
        end: { kind: 'path', prefixes: WAIT_SCREENS },
      },
      { id: 'wait', path: '/mine/transRecord', within: WAIT_SCREENS, target: 'main h1' },
      { id: 'check', path: '/mine/transRecord', target: 'main h1' },
    ],
  },
  {
    id: 'bet',
    steps: [
      {
        id: 'pick',
        path: SPORT_VENUE_PATH,
        target: '[role="grid"] button[data-price]:not([data-locked])',
        end: { kind: 'appears', selector: '[data-dock] input[inputmode="decimal"]' },
      },
      {
        id: 'stake',
        path: SPORT_VENUE_PATH,
        target: '[data-dock] input[inputmode="decimal"]',
        end: { kind: 'filled' },
      },
      {
        id: 'place',
        path: SPORT_VENUE_PATH,
        target: '[data-dock] button[type="submit"]',
        end: { kind: 'appears', selector: '[data-dock] [data-part="ticket"]' },
      },
      { id: 'placed', path: SPORT_VENUE_PATH, target: '[data-dock] [data-part="ticket"]' },
    ],
  },
  {
    id: 'record',
    steps: [
      { id: 'tabs', path: '/mine/betRecord', target: 'main [role="tablist"]' },
      {
        id: 'open',
        path: '/mine/betRecord',
        target: 'main table tbody button',
        end: { kind: 'appears', selector: BET_DETAIL },
      },
      { id: 'read', path: '/mine/betRecord', target: BET_DETAIL },
    ],
  },
  {
    id: 'withdraw',
    steps: [
      { id: 'conditions', path: '/mine/takemoney', target: 'main h1' },
      { id: 'form', path: '/mine/takemoney', target: 'main form' },
      { id: 'follow', path: '/mine/transRecord', target: 'main h1' },
    ],
  },
  {
    id: 'limits',
    steps: [
      {
        id: 'period',
        path: '/mine/limits',
        target: 'main li header button',
        end: { kind: 'appears', selector: LIMIT_FIELD },
      },
      { id: 'limit', path: '/mine/limits', target: LIMIT_FIELD, end: { kind: 'filled' } },
      {
        id: 'save',
        path: '/mine/limits',
        target: '[role="dialog"]:has(form) button[type="submit"]',
        end: { kind: 'appears', selector: `body:not(:has(${LIMIT_FIELD}))` },
      },
      { id: 'left', path: '/mine/limits', target: 'main li' },
    ],
  },
] as const satisfies readonly TutorialChapter[];

/** Returns the steps of a chapter. */
export const getSteps = (chapterId: ChapterId): readonly TutorialStep[] =>
  tutorialChapters.find(({ id }) => id === chapterId)?.steps ?? [];
