import { chatOn, chatTexts } from './support/chat.ts';
import { playerOn } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test.describe('the chat between the two sites', () => {
  test.beforeEach(async ({ stack }) => {
    const fast = { burst: 5_000, perMinute: 60_000 };
    await stack.console('settings', { chatBotsPerMinute: 0 });
    await stack.console('chat/limits', { member: fast, guest: fast, frames: fast });
  });

  test('CHT-06 players of both sites talk, call each other and take over a slip', async ({
    page,
    browser,
    stack,
    member,
    brand,
  }) => {
    const other = brand === 'main-cn' ? 'main-tw' : 'main-cn';
    const [c, o] = [chatTexts[brand], chatTexts[other]];
    const away = await browser.newPage({ baseURL: stack.urls[other] });
    const friend = `q${member.slice(1)}`;
    await stack.console('members', { name: friend, money: '100.00' });
    const [here, there] = [chatOn(page, brand), chatOn(away, other)];
    await playerOn(page, texts[brand]).enterVenue(member);
    await away.goto('/');
    await playerOn(away, texts[other]).logIn(friend);
    await here.open();
    await there.open();

    await here.say('对面的朋友，你好 <b>粗体？</b>');
    await expect(there.log().getByText('对面的朋友，你好 <b>粗体？</b>', { exact: true })).toBeVisible();
    await there.log().getByRole('article').last().hover();
    await there.log().getByRole('button', { name: o.menu }).last().click();
    await away.getByRole('menuitem', { name: o.mention }).click();
    await away.keyboard.type('你好，看得到');
    await away.keyboard.press('Enter');
    await expect(here.log().getByText('你好，看得到')).toBeVisible();
    await expect(page.getByText(c.mentioned)).toBeVisible();

    await playerOn(page, texts[brand]).priceCells().first().click();
    await here.panel().getByRole('button', { name: c.share, exact: true }).click();
    await there.log().getByRole('button', { name: o.add, exact: true }).click();
    await expect(away).toHaveURL(/\/game\/sport\/crty/);
    await expect(away.getByText(o.added)).toBeVisible();
    await expect(away.locator('[data-dock] [data-part="slip-odds"]')).toHaveCount(1);
    await expect(there.panel()).toBeVisible();
    await away.close();
  });
});
