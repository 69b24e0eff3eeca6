import { createMemoryStore } from '@pavilion/kernel';
import { EMPTY_DRAFT, readDraft, readSubject, storeDraft } from './draft.ts';

it.each`
  search                               | subject
  ${'?order=D20261121000001'}          | ${{ kind: 'order', id: 'D20261121000001' }}
  ${'?bet=T20261121000001'}            | ${{ kind: 'bet', id: 'T20261121000001' }}
  ${'?error=6003'}                     | ${{ kind: 'error', id: '6003' }}
  ${''}                                | ${undefined}
  ${'?order=<script>'}                 | ${undefined}
  ${'?bet=D20261121000001'}            | ${undefined}
  ${'?error=-1'}                       | ${undefined}
  ${'?error=6003%0A&order=D202611210'} | ${{ kind: 'order', id: 'D202611210' }}
`('reads the subject of "$search" as $subject', ({ search, subject }) => {
  expect(readSubject(search)).toEqual(subject);
});

it('keeps the draft of each player apart, and removes an empty one', () => {
  const store = createMemoryStore();
  const draft = {
    text: '<b>',
    subject: { kind: 'order', id: 'D20261121000001' },
    pictures: [{ imageId: 'a', url: '/uploads/a' }],
  } as const;
  storeDraft(store, 'm.1', draft);
  expect(readDraft(store, 'm.1')).toEqual(draft);
  expect(readDraft(store, 'm.2')).toEqual({ ...EMPTY_DRAFT, subject: undefined });
  storeDraft(store, 'm.1', EMPTY_DRAFT);
  expect(store.get('service.draft.m.1')).toBeUndefined();
});

it.each([
  '{',
  'null',
  '[]',
  '{"text":1,"subject":{"kind":"order","id":"x"},"pictures":[{"imageId":"a","url":"//evil"}]}',
])('STO-02 reads the invalid stored draft %j as empty', (text) => {
  const store = createMemoryStore();
  store.set('service.draft.guest', text);
  expect(readDraft(store, 'guest')).toMatchObject({ text: '', pictures: [] });
  expect(readDraft(store, 'guest').subject).toBeUndefined();
});
