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
