import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { shellMessages } from '../messages/shellMessages.ts';
import { supportMessages } from '../messages/supportMessages.ts';
import { RedirectPage } from './RedirectPage.tsx';
import { SupportTip } from './SupportTip.tsx';

describe('RedirectPage', () => {
  const openRedirect = async (path: string) => {
    const navigate = jest.fn();
    await renderWithSite(<RedirectPage routes={['/', '/agent']} />, {
      messages: [shellMessages],
      services: { navigate },
      path,
    });
    return navigate;
  };

  it('NAV-07 leads to the page and replaces its own entry of the history', async () => {
    expect(await openRedirect('/redirect/agent')).toHaveBeenCalledWith('/agent', { replace: true });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('NAV-07 shows the not-found page for an unknown path, and leads nowhere', async () => {
    expect(await openRedirect('/redirect/nothing')).not.toHaveBeenCalled();
    expect(screen.getByText('没有这个页面')).toBeVisible();
  });
});

describe('SupportTip', () => {
  it('DLG-05 opens the tip about deposits, and closes it when the player leaves', async () => {
    const { store, unmount } = await renderWithSite(<SupportTip />, { messages: [supportMessages] });
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'tips', title: '安全提示', ok: '知道了' }]);
    unmount();
    expect(store.getState().ui.dialogs).toEqual([]);
  });
});
