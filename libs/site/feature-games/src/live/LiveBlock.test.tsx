import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { GuestBoard } from './GuestBoard.tsx';
import { LiveBlock } from './LiveBlock.tsx';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let observed: Report | undefined;
class FakeObserver {
  constructor(private readonly report: Report) {}
  observe = () => void (observed = this.report);
  disconnect = () => void (observed = undefined);
}

const { IntersectionObserver: original } = globalThis;
beforeEach(() => {
  observed = undefined;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

describe('live part of a lobby', () => {
  it('GAM-04 is loaded and read once it is near the viewport', async () => {
    const read = jest.fn(() => ({ total: 0, list: [] }));
    await act(() =>
      renderWithSite(<LiveBlock />, {
        messages: [gamesMessages],
        services: { api: createFakeApi({ 'stream.history': read }) },
      }),
    );
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => observed?.([{ isIntersecting: false }]));
    expect(read).not.toHaveBeenCalled();
    await act(async () => observed?.([{ isIntersecting: true }]));
    expect(await screen.findByRole('heading', { name: '热门直播赛事' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '直播回顾' })).toBeVisible();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('GAM-04 is not observed before the content above it has its height', async () => {
    await act(() => renderWithSite(<LiveBlock isPlaced={false} />, { messages: [gamesMessages] }));
    expect(observed).toBeUndefined();
  });
});

describe('board of the lobby for guests', () => {
  it('D1 has placeholders until it is loaded, and a text with a retry if it cannot be loaded', async () => {
    const load = jest.fn<Promise<() => React.ReactNode>, []>(() => Promise.reject(new Error('network')));
    const prepare = jest.fn(async () => undefined);
    const { container } = await renderWithSite(<GuestBoard part={{ featureId: 'sports', load }} />, {
      messages: [gamesMessages],
      services: { prepare },
    });
    expect(container.firstElementChild?.children).toHaveLength(10);
    expect(await screen.findByText('赛事加载失败')).toBeVisible();
    load.mockResolvedValue(() => <p>prices</p>);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('prices')).toBeVisible();
    expect(screen.queryByText('赛事加载失败')).toBeNull();
    expect(container.firstElementChild?.children).toHaveLength(1);
    expect(prepare).toHaveBeenCalledWith('sports');
  });
});
