import { createSiteI18n } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { homeMessages } from '../messages/homeMessages.ts';
import { LazySections } from './LazySections.tsx';

const { IntersectionObserver: original } = globalThis;
type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Replaces the observer of the window. `report` calls it as the browser does, as long as something is observed. */
function createObserver() {
  const observed = new Set<Element>();
  let call: Report = () => undefined;
  class FakeObserver {
    readonly observe = (element: Element) => observed.add(element);
    readonly disconnect = () => observed.clear();
    constructor(listener: Report) {
      call = listener;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const report = (isIntersecting: boolean) => act(async () => observed.size > 0 && call([{ isIntersecting }]));
  return { observed, report };
}

async function renderSections() {
  const i18n = createSiteI18n('zh-CN');
  await i18n.ensure([homeMessages]);
  const warn = jest.fn();
  const logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };
  const view = await act(() => renderWithSite(<LazySections />, { services: { i18n, logger } }));
  return { ...view, warn, ensure: jest.spyOn(i18n, 'ensure') };
}

const scroll = () => act(async () => void fireEvent.scroll(window));
const findSections = () => screen.findByRole('heading', { name: '写在明处的规矩' });

describe('sections below the matches', () => {
  afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

  it('are loaded once on scrolling, not before', async () => {
    const { ensure, container } = await renderSections();
    expect(container).toHaveTextContent('');
    expect(ensure).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.scroll(window);
      fireEvent.scroll(window);
    });
    expect(await findSections()).toBeVisible();
    expect(ensure).toHaveBeenCalledTimes(1);
  });

  it('are loaded without scrolling when the window shows them', async () => {
    const { observed, report } = createObserver();
    const { ensure } = await renderSections();
    expect(observed.size).toBe(1);
    await report(false);
    expect(ensure).not.toHaveBeenCalled();
    await report(true);
    expect(await findSections()).toBeVisible();
    expect(observed.size).toBe(0);
    expect(ensure).toHaveBeenCalledTimes(1);
  });

  it('are loaded at the next scroll after a failure, which is logged', async () => {
    const { ensure, warn } = await renderSections();
    ensure.mockRejectedValueOnce(new Error('offline'));
    await scroll();
    await act(async () => Promise.resolve());
    expect(warn).toHaveBeenCalledWith('home.belowUnloadable', { error: 'Error: offline' });
    expect(screen.queryByRole('heading')).toBeNull();
    await scroll();
    expect(await findSections()).toBeVisible();
  });

  it('are not loaded on scrolling if the page was left before the failure', async () => {
    const { ensure, unmount } = await renderSections();
    ensure.mockRejectedValueOnce(new Error('offline'));
    fireEvent.scroll(window);
    unmount();
    await act(async () => Promise.resolve());
    await scroll();
    expect(ensure).toHaveBeenCalledTimes(1);
  });

  it('are not loaded after the page was left', async () => {
    const { observed } = createObserver();
    const { ensure, unmount } = await renderSections();
    unmount();
    await scroll();
    expect(ensure).not.toHaveBeenCalled();
    expect(observed.size).toBe(0);
  });
});
