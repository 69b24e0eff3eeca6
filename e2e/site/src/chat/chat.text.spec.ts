import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChatPage } from '../support/actions/chat.ts';
import { sample } from '../support/fixtures/runSize.ts';
import { expect, test } from '../support/fixtures/test.ts';

const vectors = join(import.meta.dirname, '../../../../../shared/vectors');
const readSharedFile = <Content>(name: string): Content | undefined => {
  const file = join(vectors, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
};

/** Texts that must be shown literally, for use without the published lists. */
const OWN = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror="window.__ran=1">',
  '<svg/onload=window.__ran=1>',
  '"><iframe srcdoc="<script>top.__ran=1</script>">',
  'javascript:window.__ran=1',
  '{{constructor.constructor("window.__ran=1")()}}',
  '&lt;b&gt;&amp;nbsp;',
  'a\u202eb\u2066c',
  '𝕬 Ω≈ç√ 社會科學院 ﷽ 👩‍👩‍👧',
];

/** Maximum length of a message of a guest. Longer texts are sent in several messages. */
const MAX_LENGTH = 500;
const BATCH_SIZE = 25;

function listTexts(): readonly string[] {
  const payloads = readSharedFile<{ cases: { payload: string }[] }>('html_payloads.json')?.cases.map(
    ({ payload }) => payload,
  );
  const strings = readSharedFile<string[]>('naughty_strings.json');
  return [...OWN, ...(payloads ?? []), ...(strings ?? [])].flatMap(splitText);
}

const splitText = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / MAX_LENGTH) }, (_, at) =>
    text.slice(at * MAX_LENGTH, (at + 1) * MAX_LENGTH),
  );

/** Runs in the page: sends texts as a guest, one frame each, and returns the code of each reply. */
async function sendAll(all: readonly string[]): Promise<readonly number[]> {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/chat?clientType=web&siteId=3000`);
  const waiting = new Map<string, (data: { code: number }) => void>();
  socket.onmessage = ({ data }) => {
    const { msgData } = JSON.parse(String(data)) as { msgData: { cid?: string; code?: number } };
    if (msgData.cid !== undefined && msgData.code !== undefined)
      waiting.get(msgData.cid)?.(msgData as { code: number });
  };
  const sendRequest = (msgId: number, data: object) =>
    new Promise<{ code: number }>((resolve) => {
      const cid = crypto.randomUUID();
      waiting.set(cid, resolve);
      socket.send(JSON.stringify({ msgId, msgData: { cid, ...data } }));
    });
  await new Promise((resolve) => (socket.onopen = resolve));
  await sendRequest(10019, {});
  const replies = await Promise.all(all.map((msg) => sendRequest(10003, { rid: 'lobby', msg, category: 'text' })));
  socket.close();
  return replies.map(({ code }) => code);
}

/** Removes visible and invisible blanks, and replaces characters that no database stores. */
const removeBlanks = (text: string): string =>
  text.replaceAll(/[\s\0\p{Cf}\u115f\u1160\u180e\u3164]/gu, '').replaceAll(/\p{Surrogate}/gu, '\ufffd');

test.describe('chat messages as text', () => {
  test.beforeEach(async ({ stack }) => {
    const fast = { burst: 5_000, perMinute: 60_000 };
    await stack.console('settings', { chatBotsPerMinute: 0 });
    await stack.console('chat/limits', { member: fast, guest: fast, frames: fast });
  });

  test('F-CHT-13 F-CHT-20 QLT-03 shows each message as text, executes nothing and fetches nothing', async ({
    page,
    brand,
    stack,
    findings,
  }) => {
    const chat = createChatPage(page, brand);
    page.on('dialog', (dialog) => {
      throw new Error(`chat.text: a message opened a dialog: ${dialog.message()}`);
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(stack.urls[brand]))
        foreign.push(request.url());
    });
    await page.goto('/');
    await chat.open();
    const all = sample(listTexts(), 3);
    for (let at = 0; at < all.length; at += BATCH_SIZE) {
      const some = all.slice(at, at + BATCH_SIZE);
      const last = `第 ${at} 批`;
      const codes = await page.evaluate(sendAll, [...some, last]);
      await expect(chat.log().getByText(last, { exact: true })).toBeVisible();
      const shown = await chat.log().locator('article > p').allTextContents();
      const taken = some.filter((_text, index) => codes[index] === 6000);
      // Each accepted text is shown, identical except for blanks.
      const shownTexts = new Set(shown.map(removeBlanks));
      expect(taken.filter((text) => !shownTexts.has(removeBlanks(text)))).toEqual([]);
      expect(codes.every((code) => code === 6000 || code === 6007 || code === 6008)).toBe(true);
    }
    expect(await page.evaluate(() => (window as unknown as { __ran?: unknown }).__ran)).toBeUndefined();
    expect([foreign, findings.violations]).toEqual([[], []]);
    expect(await chat.log().locator('article :is(script, img, svg image, iframe, object, a, style)').count()).toBe(0);
  });
});
