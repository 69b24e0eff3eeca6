import { expect, type Locator, type Page } from '@playwright/test';
import type { AuthTexts } from '../texts/authTexts.ts';
import type { Stack } from '../fixtures/test.ts';

/** Creates an unused name: two letters and a digit at least, 11 characters at most. */
export const createName = (): string =>
  `n${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6)}zz1`.slice(-11);

/** Creates an unused phone number. */
export const createPhone = (): string => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Reads the solution of the latest captcha from the console. */
export async function readCaptchaSolution(stack: Stack, kind: 'picture' | 'slider'): Promise<string> {
  const shown = (await stack.console('captchas')) as { kind: string; answer: string }[];
  const last = shown.find((captcha) => captcha.kind === kind);
  if (!last) throw new Error(`captchaAnswer: no ${kind} was shown.`);
  return last.answer;
}

/** Waits for the latest code that was sent to a number, and returns it. */
export async function waitForCode(stack: Stack, to: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const codes = (await stack.console('inbox')) as { to: string; code: string }[];
    return codes.find((sent) => sent.to.endsWith(to))?.code;
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

/** Enters the text of the picture captcha and submits it. */
export async function solvePicture(page: Page, t: AuthTexts, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t.pictureTitle });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByLabel(t.pictureField).fill(answer);
  await dialog.getByRole('button', { name: t.submitCaptcha, exact: true }).click();
}

/** Returns the slider once its puzzle is visible. */
export async function findSlider(page: Page, t: AuthTexts): Promise<Locator> {
  const slider = page.getByRole('dialog', { name: t.sliderTitle }).getByRole('slider');
  await expect(slider).toBeVisible();
  return slider;
}

/** Drags the piece with the speed of a hand: slowly, fast, slowly. */
export async function dragSlider(page: Page, slider: Locator, pixels: number): Promise<void> {
  const box = await slider.boundingBox();
  const stage = await slider.locator('..').boundingBox();
  if (!box || !stage) throw new Error('pullTo: the slider is not visible.');
  const distance = (pixels / 300) * (stage.width - 2);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) {
    const eased = (1 - Math.cos((Math.PI * step) / 24)) / 2;
    await page.mouse.move(x + distance * eased, y + (step % 3));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

/** Drags the piece by touch events of the browser. */
export async function swipeSlider(page: Page, slider: Locator, pixels: number): Promise<void> {
  const box = await slider.boundingBox();
  const stage = await slider.locator('..').boundingBox();
  if (!box || !stage) throw new Error('swipeTo: the slider is not visible.');
  const distance = (pixels / 300) * (stage.width - 2);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + distance * at, y: y + at * 3 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 24; step += 1) {
    await touch('touchMove', (1 - Math.cos((Math.PI * step) / 24)) / 2);
    await page.waitForTimeout(12);
  }
  await touch('touchEnd');
  await finger.detach();
}

/** Checks that page, URL, cookies, storage and databases contain none of the secrets. */
export async function expectNoSecret(page: Page, secrets: readonly string[]): Promise<void> {
  const places = await page.evaluate(async () => {
    const stored = async (name: string) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error(name));
      });
      const rows = [...db.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve) => {
            const reading = db.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => resolve(undefined);
          }),
      );
      const all = await Promise.all(rows);
      db.close();
      return JSON.stringify(all);
    };
    const databases = await indexedDB.databases();
    return {
      page: document.documentElement.outerHTML,
      address: location.href,
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      databases: (await Promise.all(databases.map(({ name = '' }) => stored(name)))).join(),
    };
  });
  for (const [place, text] of Object.entries(places)) {
    for (const secret of secrets) expect(text, `${secret} in ${place}`).not.toContain(secret);
  }
}
