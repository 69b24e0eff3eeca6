import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'slip', label: 'slip' },
  { id: 'bets', label: 'bets' },
  { id: 'chat', label: 'chat' },
];

function Dock() {
  const [selected, setSelected] = useState('slip');
  return (
    <>
      <Tabs label="dock" idPrefix="dock" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel idPrefix="dock" id={selected}>
        content of {selected}
      </TabPanel>
    </>
  );
}

describe('F-UI-02 tabs by keyboard', () => {
  it.each`
    keys                                    | lands
    ${'{ArrowRight}'}                       | ${'bets'}
    ${'{ArrowRight}{ArrowRight}'}           | ${'chat'}
    ${'{ArrowLeft}'}                        | ${'chat'}
    ${'{End}'}                              | ${'chat'}
    ${'{End}{Home}'}                        | ${'slip'}
    ${'{ArrowRight}{ArrowLeft}{ArrowLeft}'} | ${'chat'}
    ${'x'}                                  | ${'slip'}
  `('$keys selects $lands', async ({ keys, lands }) => {
    render(<Dock />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name: lands })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(lands);
    expect(screen.getByRole('tabpanel', { name: lands })).toHaveTextContent(`content of ${lands}`);
  });

  it.each(['{Alt>}{ArrowRight}{/Alt}', '{Control>}{End}{/Control}', '{Meta>}{ArrowLeft}{/Meta}'])(
    '%s is left to the browser',
    async (keys) => {
      render(<Dock />);
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('slip');
    },
  );

  it('the tab list is one tab stop', () => {
    render(<Dock />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('Tabs', () => {
  const show = (isWide?: boolean) =>
    render(
      <Tabs
        label="dock"
        idPrefix="dock"
        tabs={[{ id: 'slip', label: 'slip', badge: 3 }, ...tabs.slice(1)]}
        selected="slip"
        onSelect={() => undefined}
        {...(isWide !== undefined && { isWide })}
      />,
    );

  it('only a tab with a badge has one', () => {
    show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['slip3', 'bets', 'chat']);
    expect(screen.getAllByRole('tab').map((tab) => tab.childElementCount)).toEqual([1, 0, 0]);
  });

  it('only the selected tab controls a panel', () => {
    show();
    const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(controlled).toEqual(['dock-panel-slip', null, null]);
  });

  it.each`
    isWide       | fills
    ${undefined} | ${false}
    ${true}      | ${true}
  `('with isWide $isWide the tabs fill the width: $fills', ({ isWide, fills }) => {
    show(isWide);
    expect(screen.getByRole('tablist', { name: 'dock' }).hasAttribute('data-wide')).toBe(fills);
  });

  it('a click selects a tab', async () => {
    render(<Dock />);
    await userEvent.click(screen.getByRole('tab', { name: 'chat' }));
    expect(screen.getByRole('tabpanel', { name: 'chat' })).toHaveTextContent('content of chat');
  });
});
