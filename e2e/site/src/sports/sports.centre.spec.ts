import { listFindings } from '../support/checks/findings.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Texts of the match page by brand. */
const centreTexts: Record<BrandId, Readonly<Record<string, string>>> = {
  'main-cn': {
    play: '场上',
    events: '事件',
    stats: '统计',
    momentum: '攻势',
    lead: '分差走势',
    prices: '赔率走势',
    lineups: '阵容',
    meetings: '交锋',
    form: '近况',
    all: '全部',
    text: '文字',
    find: '找盘口',
    score: '波胆',
    initials: 'bd',
    goal: '进球|头球破门|点球命中|任意球破门',
    over: '比赛已结束',
    parts: '比赛页分区',
    add: '加入多场',
    remove: '移出',
  },
  'main-tw': {
    play: '場上',
    events: '事件',
    stats: '統計',
    momentum: '攻勢',
    lead: '分差走勢',
    prices: '賠率走勢',
    lineups: '陣容',
    meetings: '交鋒',
    form: '近況',
    all: '全部',
    text: '文字',
    find: '找盤口',
    score: '波膽',
    initials: 'bd',
    goal: '進球|頭槌破門|十二碼罰球進球|自由球破門',
    over: '比賽已結束',
    parts: '比賽頁分區',
    add: '加入多場',
    remove: '移出',
  },
};

interface ConsoleMatch {
  readonly gameId: string;
  readonly status: string;
}

/** Runs axe on the current page in both editions. */
async function expectClean(page: Page, name: string) {
  for (const edition of ['professional', 'classic']) {
    await page.evaluate((value) => void (document.documentElement.dataset.edition = value), edition);
    expect.soft(await listFindings(page), `${name}, ${edition}`).toEqual([]);
  }
}

const getModule = (page: Page, name: string | undefined) => page.getByRole('region', { name: name ?? '', exact: true });

test.describe('match centre', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('MTC-01 MTC-02 MTC-03 MTC-04 MTC-05 MTC-07 a football match with its centre, a goal and its end', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const s = centreTexts[brand];
    await createPlayer(page, texts[brand]).enterVenue(member);
    const inPlay = (await stack.console('matches?gameType=FT&showType=RB')) as ConsoleMatch[];
    const gameId = inPlay.find(({ status }) => status === 'live')?.gameId;
    await page.goto(`${VENUE}?game=${gameId}`);

    await test.step('all markets are shown first, in groups that fold and can be searched', async () => {
      await expect(page.getByRole('tab', { name: new RegExp(`^${s['all']}`) })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const count = await page.locator('[data-market]').count();
      expect(count).toBeGreaterThan(8);
      await page.getByRole('searchbox', { name: s['find'] }).fill(s['initials'] ?? '');
      await expect.poll(() => page.locator('[data-market]').count()).toBeLessThan(3);
      const fold = page.getByRole('button', { name: s['score'], exact: true });
      await fold.click();
      await expect(page.locator('[data-market="RPD"] [data-price]').first()).toBeHidden();
      await fold.click();
      await page.getByRole('searchbox', { name: s['find'] }).fill('');
      await expect(page.locator('[data-market]')).toHaveCount(count);
    });

    await test.step('the centre has all modules of football, beside the markets', async () => {
      for (const name of ['play', 'events', 'momentum', 'stats', 'prices', 'lineups', 'meetings', 'form'])
        await expect(getModule(page, s[name]), name).toBeVisible();
      await expect(page.locator('[data-drawing="football"]')).toBeVisible();
      const [markets, centre] = await Promise.all([
        page.locator('[data-part="markets"]').boundingBox(),
        page.locator('[data-part="centre"]').boundingBox(),
      ]);
      expect(centre?.x ?? 0).toBeGreaterThan((markets?.x ?? 0) + (markets?.width ?? 0));
      await expectClean(page, 'a match centre');
    });

    await test.step('a goal arrives in events, statistics and score', async () => {
      const goals = page.locator('[data-stat="goals"] dd').first();
      const before = Number(await goals.textContent());
      await stack.console('clock', { isPaused: false });
      await stack.console(`matches/${gameId}/goal`, { side: 'H' });
      await expect(goals).toHaveText(String(before + 1));
      const first = getModule(page, s['events']).getByRole('listitem').first();
      await expect(first).toHaveText(new RegExp(`(${s['goal']}).*${before + 1}-\\d+$`));
      await expect(page.locator('[data-total]').first()).toHaveText(String(before + 1));
      await stack.console('clock', { isPaused: true });
    });

    await test.step('the play is described in words', async () => {
      await getModule(page, s['play'])
        .getByText(s['text'] ?? '', { exact: true })
        .click();
      await expect(getModule(page, s['play']).getByRole('listitem').first()).toBeVisible();
    });

    await test.step('a finished match keeps result, events and statistics', async () => {
      await stack.console(`matches/${gameId}/end`, { home: 7, away: 2, halfHome: 1, halfAway: 0 });
      await page.reload();
      await expect(page.locator('[data-total]').first()).toBeVisible();
      await expect(page.locator('[data-stat="goals"] dd').first()).not.toHaveText('0');
      await expect(getModule(page, s['play'])).toContainText(s['over'] ?? '');
      await expect(getModule(page, s['events']).getByRole('listitem').first()).toBeVisible();
    });
  });

  test(
    'MTC-04 MTC-08 other sports have their own form of the centre',
    { tag: '@full' },
    async ({ page, brand, member, stack }) => {
      const s = centreTexts[brand];
      await createPlayer(page, texts[brand]).enterVenue(member);
      const forms = {
        BK: 'basketball',
        TN: 'tennis',
        VB: 'rally',
        TT: 'rally',
        SK: '',
        BS: '',
        OP: 'hockey|gridiron',
        VF: 'football',
      };
      for (const [gameType, drawing] of Object.entries(forms)) {
        const inPlay = (await stack.console(`matches?gameType=${gameType}&showType=RB`)) as ConsoleMatch[];
        const gameId = inPlay.find(({ status }) => status === 'live')?.gameId;
        if (!gameId) continue;
        await test.step(gameType, async () => {
          await page.goto(`${VENUE}?game=${gameId}`);
          await expect(getModule(page, s['events'])).toBeVisible();
          await expect(getModule(page, s['stats'])).toBeVisible();
          const drawings = page.locator('[data-module="play"] [data-drawing]');
          await expect(drawings).toHaveCount(drawing ? 1 : 0);
          if (drawing) await expect(drawings).toHaveAttribute('data-drawing', new RegExp(`^(${drawing})$`));
          await expectClean(page, gameType);
        });
      }
    },
  );

  test('MTC-01 a narrow pane shows one part at a time', async ({ page, brand, member, stack }) => {
    const s = centreTexts[brand];
    await page.setViewportSize({ width: 700, height: 900 });
    await createPlayer(page, texts[brand]).enterVenue(member);
    const inPlay = (await stack.console('matches?gameType=FT&showType=RB')) as ConsoleMatch[];
    await page.goto(`${VENUE}?game=${inPlay.find(({ status }) => status === 'live')?.gameId}`);
    await expect(page.locator('[data-market]').first()).toBeVisible();
    await expect(getModule(page, s['events'])).toBeHidden();
    await page
      .getByRole('radiogroup', { name: s['parts'] })
      .getByText(s['events'] ?? '', { exact: true })
      .click();
    await expect(getModule(page, s['events'])).toBeVisible();
    await expect(page.locator('[data-market]').first()).toBeHidden();
    await expectClean(page, 'events on a narrow pane');
  });

  test('MTC-06 two matches are followed side by side, and one is removed', async ({ page, brand, member, stack }) => {
    const s = centreTexts[brand];
    await createPlayer(page, texts[brand]).enterVenue(member);
    const inPlay = (await stack.console('matches?gameType=FT&showType=RB')) as ConsoleMatch[];
    const [first, second] = inPlay.filter(({ status }) => status === 'live').map(({ gameId }) => gameId);
    await page.goto(`${VENUE}?game=${first}`);
    await page.getByRole('button', { name: s['add'] }).click();
    await expect(page).toHaveURL(new RegExp(`watch=${first}$`));
    await page.goto(`${VENUE}?game=${second}`);
    await page.getByRole('button', { name: s['add'] }).click();
    const tiles = page.locator('[data-watched]');
    await expect(tiles).toHaveCount(2);
    await expect(page.locator('[data-watched] [data-drawing="football"]')).toHaveCount(2);
    await expect(tiles.first().locator('[data-price]').first()).toBeVisible();
    await expectClean(page, 'several matches');
    await tiles
      .first()
      .getByRole('button', { name: new RegExp(`^${s['remove']}`) })
      .click();
    await expect(tiles).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`watch=${second}$`));
  });
});
