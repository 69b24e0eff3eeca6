import { listInvalidFields, toApplication, type ApplicationFields } from './validateApplication.ts';

const valid: ApplicationFields = {
  name: '陈先生',
  contactKind: 'phone',
  contact: '+86 138-0013-8000',
  channel: 'community',
  players: '30',
  intro: '经营足球讨论社区三年，成员两千人。',
  isAdult: true,
};

it.each`
  rule                                | change                                                 | invalid
  ${'a valid form'}                   | ${{}}                                                  | ${[]}
  ${'no name'}                        | ${{ name: '  ' }}                                      | ${['name']}
  ${'51 characters of a name'}        | ${{ name: '陈'.repeat(51) }}                           | ${['name']}
  ${'letters in a phone number'}      | ${{ contact: '13800abc' }}                             | ${['contact']}
  ${'a mailbox'}                      | ${{ contactKind: 'email', contact: 'a@b.com' }}        | ${[]}
  ${'a mailbox without domain'}       | ${{ contactKind: 'email', contact: 'a@b' }}            | ${['contact']}
  ${'markup in a Telegram name'}      | ${{ contactKind: 'telegram', contact: '<b>chen</b>' }} | ${['contact']}
  ${'a WeChat id with a digit first'} | ${{ contactKind: 'wechat', contact: '1chen77' }}       | ${['contact']}
  ${'no players'}                     | ${{ players: '0' }}                                    | ${['players']}
  ${'a part of a player'}             | ${{ players: '1.5' }}                                  | ${['players']}
  ${'9 characters of an intro'}       | ${{ intro: '123456789' }}                              | ${['intro']}
  ${'501 characters of an intro'}     | ${{ intro: '字'.repeat(501) }}                         | ${['intro']}
  ${'no confirmation of age'}         | ${{ isAdult: false }}                                  | ${['isAdult']}
`('ACT-03 $rule: $invalid', ({ change, invalid }) => {
  expect(listInvalidFields({ ...valid, ...change })).toEqual(invalid);
});

it('ACT-03 sends the fields without white space and separators', () => {
  expect(toApplication({ ...valid, name: ' 陈先生 ' })).toEqual({
    name: '陈先生',
    contactKind: 'phone',
    contact: '+8613800138000',
    channel: 'community',
    players: 30,
    intro: valid.intro,
  });
});
