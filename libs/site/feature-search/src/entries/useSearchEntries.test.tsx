import { siteActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { searchMessages } from '../messages/searchMessages.ts';
import { smallIndex } from '../testing/smallIndex.ts';
import { useSearchEntries } from './useSearchEntries.ts';

function Paths() {
  return useSearchEntries().entries.map(({ key, path }) => <p key={key}>{path}</p>);
}

const hiddenPath = /^\/(app\/help\/ck|mine\/savemoney|game\/egame|game\/sport|activity\/discount)\b/;

it.each`
  hiddenKeys                                | depositSwitch | hidden
  ${[]}                                     | ${'1'}        | ${[]}
  ${['save_money', 'DZ', 'TY', 'discount']} | ${'1'}        | ${['ck', 'savemoney', 'egame', 'sport', 'discount']}
  ${[]}                                     | ${'0'}        | ${['ck', 'savemoney']}
`('ACT-02 GRD-05 has no entry of a page hidden by $hiddenKeys, deposits: $depositSwitch', async (row) => {
  const { hiddenKeys, depositSwitch, hidden } = row as Readonly<Record<string, readonly string[]>>;
  const { store, container } = await renderWithSite(<Paths />, {
    messages: [searchMessages],
    services: { api: createFakeApi({ 'search.index': () => smallIndex }) },
  });
  const site = { ...store.getState().site, areas: ['search'], hiddenKeys, depositSwitch };
  act(() => void store.dispatch(siteActions.settingsLoaded(site as never)));
  expect(await screen.findByText('/app/help/kh')).toBeInTheDocument();
  const paths = [...container.querySelectorAll('p')].map(({ textContent }) => hiddenPath.exec(textContent)?.[1]);
  const found = new Set(paths.flatMap((path) => path?.split('/').at(-1) ?? []));
  const all = ['ck', 'savemoney', 'egame', 'sport', 'discount'];
  expect(all.filter((name) => !found.has(name))).toEqual(hidden);
});
