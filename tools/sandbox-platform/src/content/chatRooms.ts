import type { Locale } from '../base/locale.ts';

/** A room the platform opens with. */
export interface ChatRoomSeed {
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** The one script its bots write in; each reader's own unless given. */
  readonly locale?: Locale;
}

/** The rooms of a new platform, in order; both sites meet in them. */
export const chatRoomSeeds: readonly ChatRoomSeed[] = [
  { id: 'lobby', names: { 'zh-CN': '大厅', 'zh-TW': '大廳' } },
  { id: 'football', names: { 'zh-CN': '足球', 'zh-TW': '足球' } },
  { id: 'basketball', names: { 'zh-CN': '篮球', 'zh-TW': '籃球' } },
  { id: 'traditional', names: { 'zh-CN': '繁體', 'zh-TW': '繁體' }, locale: 'zh-TW' },
];
