import { createMemoryStore } from '@pavilion/kernel';
import { siteActions, type DialogRequest } from '@pavilion/site-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LimitsPage } from '../limits/LimitsPage.tsx';
import { renderMember } from '../testing/renderMember.tsx';
import { TutorialCard } from './TutorialCard.tsx';
import { loadProgress } from './tutorialProgress.ts';

const request: Extract<DialogRequest, { kind: 'tutorial' }> = { kind: 'tutorial', chapter: 'limits', step: 0 };
const day = { period: 'day' as const, amount: '', used: '0.00', left: '', resetsAt: 0 };

it('NAV-06 L1 guides a member through setting a limit on the page', async () => {
  // jsdom has no layout: every element counts as visible.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => undefined;
  const setDeposit = jest.fn(() => ({ isPending: false }));
  const store = createMemoryStore();
  const { user, store: site } = await renderMember(
    <>
      <main>
        <LimitsPage />
      </main>
      <TutorialCard request={request} close={() => undefined} />
    </>,
    { 'limits.overview': () => ({ deposits: [day] }), 'limits.setDeposit': setDeposit },
    { path: '/mine/limits', store },
  );
  act(() => void site.dispatch(siteActions.settingsLoaded({ ...site.getState().site, areas: ['limits'] })));
  await screen.findByRole('button', { name: '设置限额：每日' });
  const card = async (name: string) => within(await screen.findByRole('dialog', { name }));
  await user.click(await (await card('选择一个期限')).findByRole('button', { name: '转到操作位置' }));
  await user.keyboard('{Enter}');
  const typing = await card('输入限额');
  await user.type(screen.getByRole('textbox', { name: '金额' }), '500');
  await user.click(await typing.findByRole('button', { name: '下一步' }));
  await user.click(await (await card('确认限额')).findByRole('button', { name: '转到操作位置' }));
  await user.keyboard('{Enter}');
  await user.click((await card('查看剩余')).getByRole('button', { name: '完成' }));
  expect(setDeposit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(loadProgress(store, '7').finished).toEqual(['limits']));
});
