import { type Locale } from './locale.ts';

/** A room the platform opens with. */
export interface ChatRoomSeed {
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Script its bots write in. */
  readonly locale: Locale;
}

/** The rooms of a new platform, in order; both sites meet in them. */
export const chatRoomSeeds: readonly ChatRoomSeed[] = [
  { id: 'lobby', names: { 'zh-CN': '大厅', 'zh-TW': '大廳' }, locale: 'zh-CN' },
  { id: 'football', names: { 'zh-CN': '足球', 'zh-TW': '足球' }, locale: 'zh-CN' },
  { id: 'basketball', names: { 'zh-CN': '篮球', 'zh-TW': '籃球' }, locale: 'zh-CN' },
  { id: 'traditional', names: { 'zh-CN': '繁體', 'zh-TW': '繁體' }, locale: 'zh-TW' },
];
