import { createChatPage, chatTexts } from '../support/actions/chat.ts';
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, withMotion } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

test.describe('chat of a guest and through disconnections', () => {
  test.use(withMotion);
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /WebSocket/, /ERR_/] } });

  test.beforeEach(({ stack }) => stack.console('settings', { chatBotsPerMinute: 0 }));

  test('CHT-03 CHT-05 CHT-06 a guest writes in one room, history loads without a jump, and a disconnection duplicates no message', async ({
    page,
    brand,
    stack,
    member,
  }) => {
    const c = chatTexts[brand];
    const chat = createChatPage(page, brand);
    for (let at = 1; at <= 70; at += 1) await stack.console('chat/say', { rid: 'lobby', text: `第 ${at} 则` });
    await page.goto('/');
    await chat.open();
    await expect(chat.panel()).toContainText(c.guestLimit);
    await expect(chat.log().getByText('第 70 则', { exact: true })).toBeInViewport();

    // The first messages arrive in two parts. Before the second, the list is so short that it follows its foot.
    await expect.poll(() => chat.log().evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(600);
    const held = await chat.log().evaluate((list) => {
      list.scrollTop = 120;
      const edge = list.getBoundingClientRect().top;
      const row = [...list.querySelectorAll('article')].find((each) => each.getBoundingClientRect().top >= edge);
      return { key: row?.dataset['row'], top: (row?.getBoundingClientRect().top ?? 0) - edge };
    });
    await expect.poll(() => chat.log().evaluate((list) => list.scrollTop)).toBeGreaterThan(600);
    // Relative to the list, which an announcement above it may move.
    const getTop = () =>
      chat.log().evaluate((list, key) => {
        const row = list.querySelector(`[data-row="${key}"]`)?.getBoundingClientRect().top ?? 0;
        return row - list.getBoundingClientRect().top;
      }, held.key);
    // A poll, because the heights of the new rows are measured in the next frame.
    await expect.poll(async () => Math.abs((await getTop()) - held.top)).toBeLessThanOrEqual(1);
    await chat.log().hover();
    await expect(async () => {
      await page.mouse.wheel(0, -2_000);
      await expect(chat.log().getByText(c.beginning)).toBeInViewport({ timeout: 300 });
    }).toPass();

    await chat.choose(c.football);
    await expect(chat.panel()).toContainText(c.guestElsewhere);
    await expect(chat.panel().getByLabel(c.input, { exact: true })).toBeHidden();
    await chat.choose(c.lobby);
    await chat.sendText('访客说一句');
    await expect(chat.log().getByText('访客说一句', { exact: true })).toBeInViewport();

    await stack.console('chat/cut', {});
    await expect(chat.panel().getByRole('status').filter({ hasText: c.waiting })).toBeVisible();
    await createPlayer(page, texts[brand]).logIn(member);
    await expect(chat.panel()).toBeVisible();
    await expect(chat.panel()).not.toContainText(c.guestLimit);
    await stack.console('chat/cut', {});
    await chat.sendText('断线时写的');
    await expect(chat.log().getByText(c.pending)).toBeVisible();
    await expect(chat.log().getByText(c.pending)).toBeHidden({ timeout: 15_000 });
    await expect(chat.log().getByText('断线时写的', { exact: true })).toHaveCount(1);
    const messages = (await stack.console('chat/messages?rid=lobby&limit=20')) as {
      msg: string;
      role: string;
      mid: number;
    }[];
    expect(messages.filter(({ msg }) => msg === '断线时写的')).toMatchObject([{ role: 'member' }]);

    await stack.console('chat/recall', { rid: 'lobby', mid: messages.find(({ msg }) => msg === '访客说一句')?.mid });
    await expect(chat.log().getByText(c.recalled)).toBeVisible();
    await expectCleanEditions(page, 'the chat');
    await page.keyboard.press('Escape');
    await expect(chat.panel()).toBeHidden();
    await stack.console('chat/say', { rid: 'lobby', text: '没人看的时候' });
    await expect(page.getByRole('banner').getByRole('button', { name: c.title })).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--chat-unread')))
      .toBe('"1"');
  });
});
