import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { dialogActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renderMember } from '../testing/renderMember.tsx';
import { TutorialCard } from './TutorialCard.tsx';
import { TutorialPage } from './TutorialPage.tsx';
import { loadProgress, saveStep } from './tutorialProgress.ts';

/** Host of the card, like the one of the shell, and a page with a field and a form. */
function Site() {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => state.ui.dialogs.find((each) => each.kind === 'tutorial'));
  const [value, setValue] = useState('');
  const [isDetailOpen, setDetailOpen] = useState(false);
  return (
    <>
      <TutorialPage />
      <main>
        <form>
          <input
            aria-label="amount"
            inputMode="decimal"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <button type="submit">send</button>
        </form>
        <table>
          <tbody>
            <tr>
              <td>
                <button onClick={() => setDetailOpen(true)}>detail</button>
              </td>
            </tr>
          </tbody>
        </table>
      </main>
      <Dialog isOpen={isDetailOpen} onClose={() => setDetailOpen(false)} title="bet" closeLabel="close">
        <dl>
          <dt>price</dt>
          <dd>0.95</dd>
        </dl>
      </Dialog>
      {request && <TutorialCard request={request} close={() => dispatch(dialogActions.closed('tutorial'))} />}
    </>
  );
}

/** Connects the fake navigation to the router. */
function Navigation({ onReady }: { readonly onReady: (navigate: (path: string) => void) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady((path) => void navigate(path)), [navigate, onReady]);
  return null;
}

beforeEach(() => {
  // jsdom has no layout: every element counts as visible.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(store: KeyValueStore = createMemoryStore()) {
  let go: (path: string) => void = () => undefined;
  const site = await renderMember(
    <>
      <Site />
      <Navigation onReady={(navigate) => void (go = navigate)} />
    </>,
    {},
    { path: '/mine/introTutorial', store },
  );
  site.navigate.mockImplementation((path: string) => go(path));
  return { ...site, store };
}

const card = () => screen.findByRole('dialog');

describe('tutorial', () => {
  it('NAV-06 opens the page of the first step and stores each step', async () => {
    const { user, navigate, store } = await open();
    await user.click(screen.getByRole('button', { name: '跟着做：存款' }));
    expect(await card()).toHaveAccessibleName('选择存款方式');
    expect(navigate).toHaveBeenCalledWith('/mine/savemoney');
    expect(screen.getByRole('heading', { name: '选择存款方式' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await card()).toHaveAccessibleName('输入金额');
    expect(loadProgress(store, '7').left).toEqual({ chapter: 'deposit', step: 1 });
  });

  it('NAV-06 leaves by Escape and resumes at the same step', async () => {
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: '跟着做：存款' }));
    await user.click(await screen.findByRole('button', { name: '下一步' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(loadProgress(store, '7').left).toEqual({ chapter: 'deposit', step: 1 });
    await user.click(screen.getByRole('button', { name: '继续' }));
    expect(await card()).toHaveAccessibleName('输入金额');
  });

  it('NAV-06 a step to fill in is skippable until the field has a value', async () => {
    const store = createMemoryStore();
    saveStep(store, '7', { chapter: 'deposit', step: 1 });
    const { user } = await open(store);
    await user.click(screen.getByRole('button', { name: '继续' }));
    expect(await screen.findByRole('button', { name: '跳过这一步' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '转到操作位置' }));
    expect(screen.getByRole('textbox', { name: 'amount' })).toHaveFocus();
    await user.keyboard('100');
    expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'amount' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: '输入金额' })).toHaveFocus();
  });

  it('NAV-06 waits while the member is on another page, and returns', async () => {
    const { user, navigate } = await open();
    await user.click(screen.getByRole('button', { name: '跟着做：取款' }));
    await card();
    act(() => {
      navigate('/mine/message');
    });
    await user.click(await screen.findByRole('button', { name: '回到这一步的页面' }));
    expect(navigate).toHaveBeenLastCalledWith('/mine/takemoney');
    expect(screen.queryByRole('button', { name: '回到这一步的页面' })).toBeNull();
  });

  it('NAV-06 explains the detail of a bet above its dialog, which keeps focus and Escape', async () => {
    const store = createMemoryStore();
    saveStep(store, '7', { chapter: 'record', step: 1 });
    const { user } = await open(store);
    await user.click(screen.getByRole('button', { name: '继续' }));
    await card();
    await user.click(screen.getByRole('button', { name: 'detail' }));
    const step = await screen.findByRole('dialog', { name: '读懂结果' });
    await waitFor(() => expect(step).toHaveAttribute('data-above-dialog'));
    expect(screen.getByRole('dialog', { name: 'bet' })).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'bet' })).toBeNull());
    expect(screen.getByRole('button', { name: 'detail' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'detail' }));
    expect(await screen.findByRole('dialog', { name: 'bet' })).toBeInTheDocument();
    await user.click(within(step).getByRole('button', { name: '完成' }));
    expect(loadProgress(store, '7').finished).toEqual(['record']);
  });

  it('NAV-06 marks a finished chapter', async () => {
    const store = createMemoryStore();
    saveStep(store, '7', { chapter: 'withdraw', step: 2 });
    const { user } = await open(store);
    await user.click(screen.getByRole('button', { name: '继续' }));
    await user.click(await screen.findByRole('button', { name: '完成' }));
    expect(await screen.findByText('已完成')).toBeVisible();
    expect(loadProgress(store, '7')).toEqual({ left: undefined, finished: ['withdraw'] });
  });
});
