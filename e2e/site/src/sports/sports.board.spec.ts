import { createPlayer } from '../support/actions/player.ts';
import { sportTexts, type SportTexts } from '../support/texts/sportTexts.ts';
import { sample } from '../support/fixtures/runSize.ts';
import { expect, test, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { createVenuePage, type SportId } from '../support/actions/venue.ts';

const addRanks = (names: readonly string[], rank: number): readonly string[] => names.map((name) => `${name} ${rank}`);

/** Names of the columns in the heads of leagues, by sport, at a window of 1920. */
const listExpectedColumns = (s: SportTexts): Record<Exclude<SportId, 'FS'>, readonly string[]> => {
  const winnerFirst = (lines: readonly string[]) => [s.result, ...lines, ...addRanks(lines, 2), ...addRanks(lines, 3)];
  const linesFirst = (lines: readonly string[]) => [...lines, ...addRanks(lines, 2), s.result];
  const points = [s.points, s.pointsTotal];
  const goals = [s.handicap, s.total];
  const games = [s.games, s.gamesTotal];
  return {
    FT: [...linesFirst(goals), s.half + s.handicap, s.half + s.total, s.half + s.result],
    BK: [...linesFirst(points), s.half + s.points, s.half + s.pointsTotal],
    VF: [...linesFirst(goals), ...addRanks(goals, 3)],
    ALL: [...linesFirst([s.any, s.total]), ...addRanks([s.any, s.total], 3)],
    OP: [...linesFirst(points), ...addRanks(points, 3)],
    TN: winnerFirst(games),
    SK: winnerFirst(games),
    VB: winnerFirst(points),
    TT: winnerFirst(points),
    BS: winnerFirst(points),
  };
};

/** Kick-offs in view as `MM-DD HH:mm`, in the order shown. */
const readKickOffs = (page: Page) =>
  page
    .locator('[data-match] [data-clock] > span')
    .allTextContents()
    .then((all) => all.map((text) => text.trim()));

/** Whether the platform has ended each match in view; an ended match stays on the board for a while without prices. */
async function isEachMatchEnded(page: Page, stack: Stack): Promise<boolean> {
  const matches = page.locator('[data-match]');
  await expect(matches.first()).toBeVisible();
  const ids = await matches.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['match']));
  const states = (await Promise.all(ids.map((id) => stack.console(`matches/${id}`)))) as { status: string }[];
  return states.every(({ status }) => status === 'ended');
}

test.describe('boards', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.describe.configure({ timeout: 180_000 });
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('SPT-02 SPT-03 each sport opens for each show type, with its own columns and the count of the sidebar', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const s = sportTexts[brand];
    const venue = createVenuePage(page, s);
    await createPlayer(page, texts[brand]).enterVenue(member);
    for (const [sport, columns] of sample(
      Object.entries(listExpectedColumns(s)) as [Exclude<SportId, 'FS'>, readonly string[]][],
      2,
    )) {
      await venue.chooseSport(sport);
      for (const show of sport === 'VF' ? [s.inPlay, s.today] : [s.inPlay, s.today, s.early]) {
        const count = await venue.choose(show);
        const announcedCount = page.getByRole('button', { name: new RegExp(`^${show}，${count} `) });
        await expect(announcedCount, `${sport} ${show} counts alike`).toBeVisible();
        if (count === 0) continue;
        // A league whose first halves are over names further lines instead of first-half markets.
        const fixed = show === s.inPlay && /^(FT|BK)$/.test(sport) ? 5 : Infinity;
        expect((await venue.heads()).slice(0, fixed), `${sport} ${show}`).toEqual(columns.slice(0, fixed));
        if (show === s.inPlay && (await isEachMatchEnded(page, stack))) continue;
        await expect(venue.grid().locator('[data-price]').first(), `${sport} ${show}`).toBeVisible();
      }
    }
    for (const show of [s.championToday, s.championEarly]) {
      if (show === s.championToday) await venue.chooseSport('FS');
      const count = await venue.choose(show);
      if (count > 0) await expect(venue.grid().locator('[data-price*=".FS."]').nth(2)).toBeVisible();
    }
  });

  test('SPT-04 SPT-05 SPT-08 filters by day, order, search, leagues and favourites, and restores them after a reload', async ({
    page,
    brand,
    member,
  }) => {
    const s = sportTexts[brand];
    const venue = createVenuePage(page, s);
    await createPlayer(page, texts[brand]).enterVenue(member);
    await venue.choose(s.early);

    await test.step('a day of the early board, and the order by time', async () => {
      const day = page.getByRole('group', { name: s.days }).getByRole('button').nth(2);
      const date = /^\d\d-\d\d/.exec((await day.textContent()) ?? '')?.[0] ?? 'no date';
      await day.click();
      await page.getByText(s.byTime, { exact: true }).click();
      await expect.poll(async () => (await readKickOffs(page)).every((text) => text.startsWith(date))).toBe(true);
      const shown = await readKickOffs(page);
      expect(shown.length).toBeGreaterThan(3);
      expect(shown).toEqual([...shown].sort());
      await page.getByRole('group', { name: s.days }).getByRole('button').first().click();
    });

    await test.step('search: characters, initials, pinyin, Latin letters, nothing', async () => {
      for (const words of [s.premierLeague.slice(0, 5), s.premierInitials, s.premierPinyin]) {
        await venue.search(words);
        await expect.poll(async () => [...new Set(await venue.leagues())], words).toEqual([s.premierLeague]);
      }
      await venue.search('qqqq');
      await expect(page.getByText(s.searchNone)).toBeVisible();
      await page.getByRole('button', { name: s.showAll }).click();
      await venue.chooseSport('BK');
      await venue.search('nba');
      await expect
        .poll(async () => {
          const names = await venue.leagues();
          return names.some((name) => name.startsWith('NBA')) && !names.some((name) => name.startsWith('CBA'));
        })
        .toBe(true);
      await venue.search('');
      await venue.chooseSport('FT');
    });

    const starred = page.locator('button[data-tool="star"][aria-pressed="true"]');
    const onlyStars = page.getByRole('button', { name: new RegExp(`^${s.favourites} \\d+$`) });
    await test.step('a favourite stays after a change of the league', async () => {
      await page.locator('button[data-tool="star"]').first().click();
      await page.getByRole('button', { name: s.allLeagues, exact: true }).last().click();
      const dialog = page.getByRole('dialog', { name: s.leagueTitle });
      await dialog.getByRole('checkbox', { name: new RegExp(`^${s.premierLeague}`) }).check();
      await dialog.getByRole('button', { name: s.showOne }).click();
      await expect.poll(async () => [...new Set(await venue.leagues())]).toEqual([s.premierLeague]);
      await onlyStars.click();
      await expect(starred).toHaveCount(1);
      await onlyStars.click();
    });

    await test.step('another show type resets the leagues', async () => {
      await venue.choose(s.today);
      await expect(page.getByRole('button', { name: s.allLeagues, exact: true }).last()).toBeVisible();
      await page.getByRole('button', { name: s.pair, exact: true }).click();
    });

    await test.step('favourites and columns are restored after a reload', async () => {
      await page.reload();
      await venue.choose(s.early);
      await expect(page.getByRole('button', { name: s.pair, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await onlyStars.click();
      await expect(starred).toHaveCount(1);
    });
  });
});
