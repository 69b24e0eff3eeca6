import { createMemoryStore } from '@pavilion/kernel';
import { dialogActions, siteActions } from '@pavilion/site-contract';
import { act, screen, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { TutorialPage } from './TutorialPage.tsx';
import { saveFinished, saveStep } from './tutorialProgress.ts';

const setUp = (store = createMemoryStore()) =>
  renderMember(<TutorialPage />, {}, { path: '/mine/introTutorial', store });

const starts = () => screen.getAllByRole('button', { name: /^跟着做：/ });

describe('TutorialPage', () => {
  it('NAV-06 lists the chapters with their steps, and offers the first one most', async () => {
    await setUp();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '存款',
      '下第一注',
      '查看注单',
      '取款',
      '设置限额',
    ]);
    expect(starts().map((button) => button.getAttribute('data-variant'))).toEqual([
      'primary',
      ...Array<string>(4).fill('secondary'),
    ]);
    const record = within(screen.getByRole('region', { name: '查看注单' }));
    expect(record.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '选择注单状态未结算的注单会自动更新，结算后移到“已结算”。',
      '打开一张注单点详情，可以看到投注时的赔率、比分与时间。',
      '读懂结果详情下方会说明不同赛果的输赢。赢半、输半与和局都有算式。',
    ]);
    expect(screen.getByText(/^先看步骤，也可以在真实页面上跟着做一遍。/)).toBeVisible();
    expect(screen.queryByText('已完成')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
  });

  it('NAV-06 marks finished chapters, and offers the next one most', async () => {
    const store = createMemoryStore();
    saveFinished(store, '7', 'deposit');
    saveFinished(store, '7', 'record');
    await setUp(store);
    expect(starts().map((button) => [button.textContent, button.getAttribute('data-variant')])).toEqual([
      ['再做一遍', 'secondary'],
      ['跟着做', 'primary'],
      ['再做一遍', 'secondary'],
      ['跟着做', 'secondary'],
      ['跟着做', 'secondary'],
    ]);
    expect(screen.getAllByText('已完成')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: /存款/ })).getByText('已完成')).toBeVisible();
  });

  it('NAV-06 starts a chapter at its first step', async () => {
    const { user, store } = await setUp();
    await user.click(screen.getByRole('button', { name: '跟着做：下第一注' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'tutorial', chapter: 'bet', step: 0 }]);
  });

  it('NAV-06 resumes at the step that was left', async () => {
    const kept = createMemoryStore();
    saveStep(kept, '7', { chapter: 'bet', step: 2 });
    const { user, store } = await setUp(kept);
    expect(screen.getByText('上次停在“下第一注”的“确认投注”。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'tutorial', chapter: 'bet', step: 2 }]);
    expect(screen.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
  });

  it('NAV-06 hides the offer to resume on request', async () => {
    const kept = createMemoryStore();
    saveStep(kept, '7', { chapter: 'bet', step: 2 });
    const { user, store } = await setUp(kept);
    await user.click(screen.getByRole('button', { name: '以后再说' }));
    expect(screen.queryByText(/^上次停在/)).not.toBeInTheDocument();
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('NAV-06 offers to resume while another dialog is open', async () => {
    const kept = createMemoryStore();
    saveStep(kept, '7', { chapter: 'bet', step: 2 });
    const { store } = await setUp(kept);
    act(() => void store.dispatch(dialogActions.opened({ kind: 'avatar' })));
    expect(screen.getByRole('button', { name: '继续' })).toBeVisible();
  });

  it('ACT-02 leaves out a chapter with a hidden page, and does not resume it', async () => {
    const kept = createMemoryStore();
    saveStep(kept, '7', { chapter: 'withdraw', step: 1 });
    const { store } = await setUp(kept);
    const settings = store.getState().site;
    expect(screen.getByRole('button', { name: '继续' })).toBeVisible();
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['take_money'] })));
    expect(screen.queryByRole('region', { name: '取款' })).not.toBeInTheDocument();
    expect(starts()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
  });
});
