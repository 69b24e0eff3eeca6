import type { Locale } from '../base/locale.ts';

/** Chat room that exists when a platform is created. */
export interface ChatRoomSeed {
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Script of the bots' messages. If it is missing, each reader sees the messages in their own script. */
  readonly locale?: Locale;
}

/** Rooms of a new platform in their order. All sites share them. */
export const chatRoomSeeds: readonly ChatRoomSeed[] = [
  { id: 'lobby', names: { 'zh-CN': '大厅', 'zh-TW': '大廳' } },
  { id: 'football', names: { 'zh-CN': '足球', 'zh-TW': '足球' } },
  { id: 'basketball', names: { 'zh-CN': '篮球', 'zh-TW': '籃球' } },
  { id: 'traditional', names: { 'zh-CN': '繁體', 'zh-TW': '繁體' }, locale: 'zh-TW' },
];
