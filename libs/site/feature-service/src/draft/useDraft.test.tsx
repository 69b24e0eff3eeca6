import { createMemoryStore } from '@pavilion/kernel';
import { renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from './useDraft.ts';

const order = { kind: 'order', id: 'D20261121000001' } as const;
const formatDraft = (text: string) => JSON.stringify({ text, pictures: [] });

interface Options {
  readonly owner?: string;
  readonly path?: string;
  readonly values?: Readonly<Record<string, string>>;
}

async function open({ owner = 'm.7', path = '/desk', values = {} }: Options = {}) {
  const store = createMemoryStore();
  for (const [key, value] of Object.entries(values)) store.set(`service.draft.${key}`, value);
  const shown: { draft?: object; address?: string } = {};
  const actions: Partial<Record<'own' | 'change' | 'go', (value: never) => void>> = {};
  function Page() {
    const [player, setPlayer] = useState(owner);
    const [draft, change] = useDraft(player);
    const { pathname, search } = useLocation();
    Object.assign(shown, { draft, address: pathname + search });
    Object.assign(actions, { own: setPlayer, change, go: useNavigate() });
    return null;
  }
  await renderWithSite(<Page />, { services: { store }, path });
  const run = (name: keyof typeof actions, value: unknown) => act(() => actions[name]?.(value as never));
  return { shown, store, run };
}

it('NAV-08 the subject of a link moves from the address into the stored draft', async () => {
  const { shown, store } = await open({ path: `/desk?order=${order.id}`, values: { 'm.7': formatDraft('没到账') } });
  expect(shown).toEqual({ draft: { text: '没到账', pictures: [], subject: order }, address: '/desk' });
  expect(JSON.parse(store.get('service.draft.m.7') ?? '')).toEqual({ text: '没到账', pictures: [], subject: order });
});

it('NAV-08 keeps an address without a valid subject', async () => {
  const { shown } = await open({ path: '/desk?order=x&from=mail' });
  expect(shown).toMatchObject({ draft: { text: '' }, address: '/desk?order=x&from=mail' });
});

it('NAV-08 a link to another subject replaces the one of the draft', async () => {
  const { shown, run } = await open({ path: `/desk?order=${order.id}` });
  run('go', '/desk?error=6003');
  expect(shown).toMatchObject({ draft: { subject: { kind: 'error', id: '6003' } }, address: '/desk' });
});

it('NAV-08 keeps a removed subject away after the link was read', async () => {
  const { shown, run, store } = await open({ path: `/desk?order=${order.id}` });
  run('change', { subject: undefined });
  expect(shown.draft).toEqual({ text: '', pictures: [] });
  expect(store.get('service.draft.m.7')).toBeUndefined();
});

it('NAV-08 stores each change, also one that is computed from the latest draft', async () => {
  const { shown, run, store } = await open();
  run('change', { text: 'a' });
  run('change', (latest: { readonly text: string }) => ({ text: `${latest.text}b` }));
  expect(shown.draft).toMatchObject({ text: 'ab' });
  expect(JSON.parse(store.get('service.draft.m.7') ?? '')).toMatchObject({ text: 'ab' });
});

it.each`
  case                                               | owner      | next       | values                                                                                                       | text
  ${'keeps the text of a guest who logs in'}         | ${'guest'} | ${'m.7'}   | ${{ guest: formatDraft('a') }}                                                                               | ${'a'}
  ${'continues what the member wrote before'}        | ${'guest'} | ${'m.7'}   | ${{ guest: formatDraft('a'), 'm.7': formatDraft('b') }}                                                      | ${'b'}
  ${'continues a draft with pictures only'}          | ${'guest'} | ${'m.7'}   | ${{ guest: formatDraft('a'), 'm.7': JSON.stringify({ text: '', pictures: [{ imageId: '1', url: '/1' }] }) }} | ${''}
  ${'does not show the text of a member to another'} | ${'m.7'}   | ${'m.8'}   | ${{ 'm.7': formatDraft('a') }}                                                                               | ${''}
  ${'does not show the text of a member to a guest'} | ${'m.7'}   | ${'guest'} | ${{ 'm.7': formatDraft('a'), guest: formatDraft('b') }}                                                      | ${'b'}
`('F-SVC-06 $case', async ({ owner, next, values, text }) => {
  const { shown, run } = await open({ owner: owner as string, values: values as Record<string, string> });
  run('own', next);
  expect(shown.draft).toMatchObject({ text });
});
