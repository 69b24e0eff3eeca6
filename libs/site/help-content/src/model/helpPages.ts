/** Pages of `/app/help/…` by the last part of their path (§2, NAV-08). */
export type HelpPageId =
  | 'kh'
  | 'ck'
  | 'qk'
  | 'zz'
  | 'yhgz'
  | 'tjllq'
  | 'xnbcqkjc'
  | 'tytzjc'
  | 'tysstqth'
  | 'fjcjc'
  | 'rqgl'
  | 'dxqgl'
  | 'cpwt'
  | 'dzjj'
  | 'tywt'
  | 'zrwt'
  | 'qtwt'
  | 'bczr'
  | 'gywm'
  | 'gztk'
  | 'hzhb'
  | 'ysgz'
  | 'zxkf';

export type HelpGroupId = 'start' | 'money' | 'sport' | 'games' | 'about';

export interface HelpPage {
  readonly id: HelpPageId;
  readonly group: HelpGroupId;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly related: readonly HelpPageId[];
}

const CHANGED_ON = '2026-11-27';

const createPages = (
  group: HelpGroupId,
  pages: Readonly<Partial<Record<HelpPageId, readonly HelpPageId[]>>>,
): readonly HelpPage[] =>
  Object.entries(pages).map(([id, related]) => ({ id: id as HelpPageId, group, changedOn: CHANGED_ON, related }));

/** All pages in the order of the contents column. */
export const helpPages: readonly HelpPage[] = [
  ...createPages('start', { kh: ['ck', 'gztk', 'bczr'], bczr: ['kh', 'qtwt', 'zxkf'] }),
  ...createPages('money', {
    ck: ['tjllq', 'yhgz', 'zz'],
    qk: ['yhgz', 'xnbcqkjc', 'kh'],
    zz: ['ck', 'qk', 'qtwt'],
    yhgz: ['qk', 'ck', 'gztk'],
    tjllq: ['ck', 'xnbcqkjc', 'qk'],
    xnbcqkjc: ['qk', 'tjllq', 'yhgz'],
  }),
  ...createPages('sport', {
    tytzjc: ['tysstqth', 'tywt', 'gztk'],
    tysstqth: ['tytzjc', 'rqgl', 'gztk'],
    fjcjc: ['rqgl', 'dxqgl', 'tywt'],
    rqgl: ['dxqgl', 'fjcjc', 'tysstqth'],
    dxqgl: ['rqgl', 'fjcjc', 'tysstqth'],
    tywt: ['tytzjc', 'fjcjc', 'tysstqth'],
  }),
  ...createPages('games', {
    cpwt: ['zz', 'qtwt'],
    dzjj: ['zz', 'qtwt'],
    zrwt: ['zz', 'qtwt'],
    qtwt: ['bczr', 'zz', 'zxkf'],
  }),
  ...createPages('about', {
    gywm: ['gztk', 'hzhb', 'zxkf'],
    gztk: ['ysgz', 'gywm', 'kh'],
    ysgz: ['gztk', 'kh', 'zxkf'],
    hzhb: ['gywm', 'zxkf'],
    zxkf: ['qtwt', 'ck', 'qk'],
  }),
];

const HELP_ROOT = '/app/help';

export const formatHelpPath = (id: HelpPageId): string => `${HELP_ROOT}/${id}`;
