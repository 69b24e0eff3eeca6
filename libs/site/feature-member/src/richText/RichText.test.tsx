import { siteActions } from '@pavilion/site-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { RichText } from './RichText.tsx';

const setUp = (html: string) => renderMember(<RichText html={html} />, {}, { path: '/mine/message' });

/** Clicks a link. Returns whether the browser would follow it. */
function click(init: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const check = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  document.addEventListener('click', check, { once: true });
  fireEvent.click(screen.getByText('go'), init);
  return !isPrevented;
}

describe('RichText', () => {
  it('G1 opens a path of the site without a reload, also by an element inside the link', async () => {
    const { navigate } = await setUp('<a href="/mine/vip?a=1"><b>go</b></a>');
    expect(click()).toBe(false);
    expect(navigate.mock.calls).toEqual([['/mine/vip?a=1']]);
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'G1 leaves a click with %j to the browser',
    async (init) => {
      const { navigate } = await setUp('<a href="/mine/vip">go</a>');
      expect(click(init)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it.each(['<p>go</p>', '<a href="https://evil.example/">go</a>'])('G1 ignores a click on %s', async (html) => {
    const { navigate } = await setUp(html);
    expect(click()).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('G1 links a venue only while the platform lists its origin', async () => {
    const { store, navigate } = await setUp('<a href="https://game.example/x">go</a>');
    expect(screen.getByText('go')).not.toHaveAttribute('href');
    const settings = store.getState().site;
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, venueOrigins: ['https://game.example'] })));
    expect(screen.getByText('go')).toHaveAttribute('href', 'https://game.example/x');
    expect(screen.getAllByText('go')).toHaveLength(1);
    expect(click()).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each`
    html          | isPlain
    ${'a\nb'}     | ${true}
    ${'1 < 2'}    | ${true}
    ${'<p>a</p>'} | ${false}
    ${'a<BR>b'}   | ${false}
    ${'a</p>'}    | ${false}
  `('QLT-03 keeps the line breaks of $html: $isPlain', async ({ html, isPlain }) => {
    const { container } = await setUp(html as string);
    expect(container.firstElementChild?.getAttribute('data-plain')).toBe(isPlain ? '' : null);
  });
});
