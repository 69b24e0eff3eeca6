import type { Slip } from '@pavilion/domain-sports';
import { standardJurisdiction, useAppSelector } from '@pavilion/site-contract';
import { testBrand } from '@pavilion/site-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShownQuotes } from '../slipState/createShownQuotes.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip } from '../testing/slip.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { SlipForm } from './SlipForm.tsx';

const session = { inPlayDelay: 3, usdRate: '7.10', payoutCaps: {} } as unknown as SportSession;
const limits = { min: '10.00', max: '500.00' };
const shown = createShownQuotes(() => 0);

function Form({ of }: { readonly of: SportSession }) {
  return <SlipForm slip={useAppSelector((state) => state.slip)} session={of} shown={shown} />;
}

interface FormOptions {
  readonly session?: SportSession;
  readonly showsDelay?: boolean;
}

/** Renders the form of a guest, whose balance is not known. */
async function renderForm(slip: Slip, options: FormOptions = {}) {
  const { showsDelay = true } = options;
  const brand = { ...testBrand, jurisdiction: { ...standardJurisdiction, showsInPlayDelay: showsDelay } };
  const view = await renderWithBoard(<Form of={options.session ?? session} />, {
    state: { slip },
    services: { brand },
  });
  return { ...view, getSlip: () => view.store.getState().slip };
}

const single = createSlip(['1.RE.0.H'], { mode: 'single', limits });
const two = createSlip(['1.RE.0.H', '2.RE.0.H'], { limits });
const parlay = createSlip(['1.RE.0.H', '2.RE.0.H'], { mode: 'series', limits });
const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;
const listBoxes = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe('boxes', () => {
  it.each`
    mode                | slip                                    | boxes
    ${'one selection'}  | ${single}                               | ${['投注金额']}
    ${'several'}        | ${two}                                  | ${['阿森纳 -0/0.5 的投注金额', '国际米兰 -0/0.5 的投注金额', '每项相同金额']}
    ${'a parlay'}       | ${parlay}                               | ${['每注金额']}
    ${'one of several'} | ${createSlip(['1.RE.0.H'], { limits })} | ${['投注金额']}
  `('SLP-09 $mode has the boxes $boxes', async ({ slip, boxes }) => {
    await renderForm(slip as Slip);
    expect(listBoxes()).toEqual(boxes);
  });

  it('SLP-06 a parlay of one selection has no box and no system, and needs another selection', async () => {
    await renderForm(createSlip(['1.RE.0.H'], { mode: 'series', limits }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('group', { name: '过关方式' })).toBeNull();
    expect(screen.getByText('串关至少需要两场不同的赛事。')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '确认投注' })).toBeDisabled();
  });

  it('SLP-06 a parlay has its systems, and no scenarios', async () => {
    await renderForm(changeSelection(parlay, { stake: '100' }));
    expect(screen.getByRole('group', { name: '过关方式' })).toBeInTheDocument();
    expect(screen.queryByText('各种赛果的输赢')).toBeNull();
  });

  it('B4 other modes have the scenarios of each selection with a stake', async () => {
    await renderForm(changeSelection(two, { stake: '100' }));
    expect(screen.getAllByText('各种赛果的输赢')).toHaveLength(1);
  });
});

describe('figures', () => {
  it('SLP-08 SLP-12 shows the limits, and that the balance is not known yet', async () => {
    await renderForm(changeSelection(single, { stake: '100' }));
    expect([valueOf('余额'), valueOf('限额'), valueOf('可赢金额')]).toEqual(['余额读取中', '¥10 – ¥500', '¥95.00']);
    expect(screen.getByText(/每日派彩上限：150 万美元/)).toBeInTheDocument();
  });

  it('SLP-09 shows the sum of several bets', async () => {
    await renderForm(changeSelection(changeSelection(two, { stake: '100' }), { stake: '50' }, 1));
    expect([valueOf('总投注额'), valueOf('最高可赢')]).toEqual(['¥150.00', '¥142.50']);
  });

  it('SLP-06 shows price, units and limits of a parlay', async () => {
    await renderForm({ ...parlay, seriesStake: '10' });
    expect([valueOf('每注限额'), valueOf('串关赔率'), valueOf('总投注额')]).toEqual([
      '¥10 – ¥500',
      '3.802',
      '1 注 × ¥10.00 = ¥10.00',
    ]);
  });

  it('B6 shows the stake of an amount to win', async () => {
    await renderForm(changeSelection({ ...single, entry: 'win' }, { stake: '95' }));
    expect(valueOf('需投注')).toBe('¥100.00');
    expect(screen.getByText('投注 ¥100.00，赢得 ¥95.00。')).toBeInTheDocument();
  });

  it.each`
    stake         | isAbove
    ${'100'}      | ${false}
    ${'20000000'} | ${true}
  `('SLP-12 warns of winnings above the cap for a stake of $stake: $isAbove', async ({ stake, isAbove }) => {
    await renderForm(changeSelection(single, { stake: stake as string }));
    expect(screen.queryByText('可赢金额高于每日派彩上限 ¥10,650,000.00，平台不会接受这笔投注。') !== null).toBe(
      isAbove,
    );
  });
});

describe('in-play delay', () => {
  it.each`
    rule                               | slip                                           | options                                        | isShown
    ${'a match in play'}               | ${single}                                      | ${{}}                                          | ${true}
    ${'one of several in play'}        | ${changeSelection(two, { showType: 'FT' })}    | ${{}}                                          | ${true}
    ${'a match that has not started'}  | ${changeSelection(single, { showType: 'FT' })} | ${{}}                                          | ${false}
    ${'a venue without a delay'}       | ${single}                                      | ${{ session: { ...session, inPlayDelay: 0 } }} | ${false}
    ${'a brand that does not show it'} | ${single}                                      | ${{ showsDelay: false }}                       | ${false}
  `('B7 is shown for $rule: $isShown', async ({ slip, options, isShown }) => {
    await renderForm(slip as Slip, options as FormOptions);
    expect(screen.queryAllByText(/^滚球约/).map(({ textContent }) => textContent)).toEqual(
      isShown ? ['滚球约 3 秒确认'] : [],
    );
  });
});

describe('options', () => {
  it('B7 chooses which changes are accepted', async () => {
    const { getSlip } = await renderForm(single);
    const rule = screen.getByRole('combobox', { name: '赔率变化时' });
    expect(rule).toHaveAttribute('title', '盘口数变化时一律会再次询问。');
    expect(
      within(rule)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['不接受变化', '接受更好赔率', '接受任何赔率']);
    await userEvent.selectOptions(rule, '接受更好赔率');
    expect(getSlip().oddsRule).toBe('better');
  });

  it('SLP-11 chooses whether selections are kept', async () => {
    const { getSlip } = await renderForm(single);
    await userEvent.click(screen.getByRole('checkbox', { name: '投注后保留选项' }));
    expect(getSlip().keepsPlaced).toBe(true);
  });
});

describe('placing', () => {
  it('D1 DLG-01 a guest is asked to log in, and nothing is placed', async () => {
    const { store } = await renderForm(changeSelection(single, { stake: '100' }));
    fireEvent.click(screen.getByRole('button', { name: '确认投注 ¥100.00' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt', wanted: '/game/sport/crty' }]);
  });

  it.each`
    rule                   | slip                                         | text
    ${'below the minimum'} | ${changeSelection(single, { stake: '5' })}   | ${'最低投注 ¥10'}
    ${'above the maximum'} | ${changeSelection(single, { stake: '501' })} | ${'最高投注 ¥500'}
  `('SLP-08 an amount $rule shows “$text” at its box and disables the button', async ({ slip, text }) => {
    await renderForm(slip as Slip);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text as string);
    expect(screen.getByRole('button', { name: /^确认投注/ })).toBeDisabled();
  });

  it('DSK-04 a held key does not place again; another key is not a press', async () => {
    await renderForm(changeSelection(single, { stake: '100' }));
    const box = screen.getByRole('textbox');
    const press = jest.spyOn(shown, 'press');
    fireEvent.keyDown(box, { key: 'a' });
    expect(press).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
    expect(press).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(box, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(box, { key: ' ', repeat: true })).toBe(true);
    expect(press).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(box, { key: ' ' });
    fireEvent.pointerDown(box);
    expect(press).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(screen.getByRole('button', { name: '确认投注 ¥100.00' }));
    expect(press).toHaveBeenCalledTimes(3);
    press.mockRestore();
  });
});
