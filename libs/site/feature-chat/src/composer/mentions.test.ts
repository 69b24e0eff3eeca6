import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { listMentionables, findMentionedIds, findMentionQuery, insertMention } from './mentions.ts';

it.each`
  text          | caret | query
  ${'@'}        | ${1}  | ${''}
  ${'你好 @de'} | ${6}  | ${'de'}
  ${'a@b.com'}  | ${7}  | ${undefined}
  ${'@de 你好'} | ${6}  | ${undefined}
  ${'@de@fr'}   | ${6}  | ${undefined}
`('CHT-06 finds the query $query at $caret of "$text"', ({ text, caret, query }) => {
  expect(findMentionQuery(text as string, caret as number)).toBe(query);
});

it('CHT-06 replaces the query by the name', () => {
  expect(insertMention('你好 @de 啊', 6, 'de***01')).toEqual({ text: '你好 @de***01  啊', caret: 12 });
  expect(insertMention('你好', 2, 'de***01').text).toBe('你好 @de***01 ');
});

it('CHT-06 suggests authors, latest first, without the platform and the player', () => {
  const by = (uid: string, nickname: string, role = 'member') => ({ uid, nickname, role }) as ChatMessage;
  const messages = [by('m1', 'alpha'), by('m2', 'beta'), by('m1', 'alpha'), by('house', '', 'system'), by('m9', 'me')];
  expect(listMentionables(messages, '', new Set(['m9'])).map(({ uid }) => uid)).toEqual(['m1', 'm2']);
  expect(listMentionables(messages, 'BE', new Set(['m9'])).map(({ uid }) => uid)).toEqual(['m2']);
  expect(listMentionables(messages, '', new Set(['m9', 'm1'])).map(({ uid }) => uid)).toEqual(['m2']);
});

it('CHT-06 sends only the mentions that are still in the text', () => {
  const called = [
    { uid: 'm1', nickname: 'alpha' },
    { uid: 'm2', nickname: 'beta' },
  ];
  expect(findMentionedIds('@alpha 你看', called)).toEqual(['m1']);
});
