import { expect, type Locator, type Page } from '@playwright/test';
import type { BrandId } from '../fixtures/test.ts';

/** Texts of the chat, typed by hand. */
export const chatTexts = {
  'main-cn': {
    title: '聊天室',
    input: '输入消息',
    log: (room: string) => `${room}的消息`,
    lobby: '大厅',
    football: '足球',
    guestLimit: '访客只能在大厅发言，每 10 秒一条。',
    guestElsewhere: '登录后可以在这个房间发言。',
    waiting: '稍后自动重连',
    pending: /^(发送中|等待发送)$/,
    share: '分享投注单',
    add: '加入我的投注单',
    added: '已加入 1 项投注',
    menu: '对这条消息的操作',
    mention: /^提到/,
    mentioned: /在大厅提到了您/,
    close: '收起聊天室',
    recalled: '这条消息已被收回',
    beginning: '没有更早的消息了',
  },
  'main-tw': {
    title: '聊天室',
    input: '輸入訊息',
    log: (room: string) => `${room}的訊息`,
    lobby: '大廳',
    football: '足球',
    guestLimit: '訪客只能在大廳發言，每 10 秒一則。',
    guestElsewhere: '登入後即可在這個聊天室發言。',
    waiting: '稍後會自動重新連線',
    pending: /^(傳送中|等待傳送)$/,
    share: '分享投注單',
    add: '加入我的投注單',
    added: '已加入 1 項投注',
    menu: '此訊息的操作',
    mention: /^標記/,
    mentioned: /在大廳標記了您/,
    close: '收合聊天室',
    recalled: '這則訊息已收回',
    beginning: '沒有更早的訊息了',
  },
} as const;

/** Page object of the chat. */
export interface Chat {
  readonly open: () => Promise<void>;
  readonly panel: () => Locator;
  readonly log: () => Locator;
  readonly sendText: (text: string) => Promise<void>;
  readonly choose: (room: string) => Promise<void>;
}

export function createChatPage(page: Page, brand: BrandId): Chat {
  const c = chatTexts[brand];
  const panel = () => page.getByRole('complementary', { name: c.title, exact: true });
  const log = () => panel().getByRole('log');
  return {
    panel,
    log,
    async open() {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${c.title}`) })
        .click();
      await expect(panel().getByRole('tab', { name: new RegExp(`^${c.lobby}`) })).toBeVisible();
    },
    async sendText(text) {
      await panel().getByLabel(c.input, { exact: true }).fill(text);
      await page.keyboard.press('Enter');
    },
    choose: (room) =>
      panel()
        .getByRole('tab', { name: new RegExp(`^${room}`) })
        .click(),
  };
}
