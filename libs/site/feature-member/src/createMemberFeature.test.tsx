import { createFakeServices, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AvatarDialog } from './avatar/AvatarDialog.tsx';
import { memberRuntime } from './claims/memberRuntime.ts';
import { createMemberFeature } from './createMemberFeature.ts';
import { ForcedLettersDialog } from './inbox/ForcedLettersDialog.tsx';
import { limitMessages } from './limits/messages/limitMessages.ts';
import { memberCentreMessages } from './messages/memberCentreMessages.ts';
import { renderMember } from './testing/renderMember.tsx';
import { TutorialCard } from './tutorial/TutorialCard.tsx';

const Frame = ({ children }: { readonly children: ReactNode }) => <main aria-label="frame">{children}</main>;
const frameTexts = { ...memberCentreMessages };
const feature = createMemberFeature({ load: async () => Frame, messages: [frameTexts] });
const routes = feature.routes ?? [];

/** Calls without a response, because the test reads only the title. */
const pending = new Proxy<FakeHandlers>({}, { get: () => () => new Promise<never>(() => undefined), has: () => true });

describe('createMemberFeature', () => {
  it.each([
    ['/mine', ''],
    ['/mine/message', '消息中心'],
    ['/mine/feedback', '意见反馈'],
    ['/mine/introTutorial', '新手教程'],
    ['/mine/limits', '限额与自我管理'],
    ['/mine/vip', 'VIP'],
    ['/mine/welfare', '福利中心'],
    ['/mine/vip/detail', '等级与权益'],
  ])('NAV-06 shows the page at %s with the title "%s" inside the member frame', async (path, title) => {
    const elements = await Promise.all(
      routes.map(async ({ path: own, load }) => {
        const Page = await load?.(createFakeServices());
        return { path: own, element: Page && createElement(Page) };
      }),
    );
    const page = (
      <Routes>
        {elements.map((route) => (
          <Route key={route.path} {...route} />
        ))}
      </Routes>
    );
    await act(() => renderMember(page, pending, { path }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(title);
    expect(screen.getByRole('main', { name: 'frame' })).toContainElement(heading);
  });

  it('each page requires a login', () => {
    expect(routes).toHaveLength(8);
    expect(routes.filter(({ requiresAuth }) => requiresAuth !== true)).toEqual([]);
  });

  it('loads its dialogs and its runtime on request', async () => {
    await expect(feature.dialogs?.avatar?.()).resolves.toBe(AvatarDialog);
    await expect(feature.dialogs?.letters?.()).resolves.toBe(ForcedLettersDialog);
    await expect(feature.dialogs?.tutorial?.()).resolves.toBe(TutorialCard);
    await expect(feature.runtime?.()).resolves.toBe(memberRuntime);
  });

  it('loads the texts of its pages, its dialogs and the frame', () => {
    expect(feature.messages).toEqual(expect.arrayContaining([memberCentreMessages, limitMessages, frameTexts]));
    expect(feature.messages?.at(-1)).toBe(frameTexts);
  });
});
