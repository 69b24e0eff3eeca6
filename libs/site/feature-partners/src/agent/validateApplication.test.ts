import {
  channels,
  cleanContact,
  contactKinds,
  listInvalidFields,
  toApplication,
  type ApplicationFields,
  type ContactKind,
} from './validateApplication.ts';

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

const isContactValid = (contactKind: ContactKind, contact: string) =>
  !listInvalidFields({ ...valid, contactKind, contact }).includes('contact');

it.each<[ContactKind, string, boolean]>([
  ['phone', '123456', true],
  ['phone', '12345', false],
  ['phone', '123456789012345', true],
  ['phone', '1234567890123456', false],
  ['phone', '(021) 6234-5678', true],
  ['phone', '86+13800138000', false],
  ['phone', '++8613800138000', false],
  ['phone', '13800138000x', false],
  ['email', 'A.B@EXAMPLE.COM', true],
  ['email', `${'a'.repeat(40)}@b.com`, true],
  ['email', `${'a'.repeat(41)}@b.com`, false],
  ['email', `a@${'b'.repeat(30)}.com`, true],
  ['email', `a@${'b'.repeat(31)}.com`, false],
  ['email', 'a@b.abcdefgh', true],
  ['email', 'a@b.abcdefghi', false],
  ['email', 'a@b.c', false],
  ['email', '@b.com', false],
  ['email', 'a@.com', false],
  ['email', 'a b@c.com', false],
  ['email', 'a@b@c.com', false],
  ['email', 'a@bxcom', false],
  ['telegram', 'abcde', true],
  ['telegram', '@ab_12', true],
  ['telegram', 'abcd', false],
  ['telegram', 'a'.repeat(32), true],
  ['telegram', 'a'.repeat(33), false],
  ['telegram', '@@abcde', false],
  ['telegram', 'ab-cde', false],
  ['line', 'a.b-', true],
  ['line', '@line', true],
  ['line', 'abc', false],
  ['line', 'a'.repeat(20), true],
  ['line', 'a'.repeat(21), false],
  ['line', 'ab cd', false],
  ['wechat', 'Chen77', true],
  ['wechat', 'chen_7-7', true],
  ['wechat', 'chen7', false],
  ['wechat', `c${'a'.repeat(19)}`, true],
  ['wechat', `c${'a'.repeat(20)}`, false],
  ['wechat', 'chen.77', false],
])('ACT-03 a contact by %s may be %j: %s', (contactKind, contact, isValid) => {
  expect(isContactValid(contactKind, contact)).toBe(isValid);
});

it.each<[string, Partial<ApplicationFields>, boolean]>([
  ['1 character of a name', { name: '陈' }, true],
  ['50 characters of a name', { name: '陈'.repeat(50) }, true],
  ['50 characters of a name between spaces', { name: ` ${'陈'.repeat(50)} ` }, true],
  ['an empty name', { name: '' }, false],
  ['1 player', { players: '1' }, true],
  ['players between spaces', { players: ' 30 ' }, true],
  ['1,000,000 players', { players: '1000000' }, true],
  ['1,000,001 players', { players: '1000001' }, false],
  ['8 digits of players', { players: '00000030' }, false],
  ['negative players', { players: '-1' }, false],
  ['a letter after the players', { players: '3x' }, false],
  ['a letter before the players', { players: 'x3' }, false],
  ['empty players', { players: '' }, false],
  ['10 characters of an intro', { intro: '1234567890' }, true],
  ['9 characters of an intro between spaces', { intro: ' 123456789 ' }, false],
  ['500 characters of an intro', { intro: '字'.repeat(500) }, true],
  ['500 characters of an intro between spaces', { intro: ` ${'字'.repeat(500)} ` }, true],
])('ACT-03 checks the limits: %s', (_, change, isValid) => {
  expect(listInvalidFields({ ...valid, ...change })).toEqual(isValid ? [] : Object.keys(change));
});

it('ACT-03 lists all invalid fields in the order of the form', () => {
  const change = { name: '', contact: '', players: '', intro: '', isAdult: false };
  expect(listInvalidFields({ ...valid, ...change })).toEqual(['name', 'contact', 'players', 'intro', 'isAdult']);
});

it.each<[ContactKind, string, string]>([
  ['phone', ' (021) 6234-5678 ', '02162345678'],
  ['email', ' a-b(c)@d.com ', 'a-b(c)@d.com'],
  ['line', ' a-b-c ', 'a-b-c'],
])('ACT-03 only a phone number is sent without separators: %s %j is %j', (contactKind, contact, clean) => {
  expect(cleanContact({ ...valid, contactKind, contact })).toBe(clean);
  expect(toApplication({ ...valid, contactKind, contact }).contact).toBe(clean);
});

it('ACT-03 sends players as a number and no confirmation of age', () => {
  const application = toApplication({ ...valid, players: ' 0120 ', intro: ' 1234567890 ', channel: 'offline' });
  expect(application).toEqual({
    name: '陈先生',
    contactKind: 'phone',
    contact: '+8613800138000',
    channel: 'offline',
    players: 120,
    intro: '1234567890',
  });
});

it('ACT-03 offers five kinds of contact and five channels', () => {
  expect(contactKinds).toEqual(['phone', 'email', 'telegram', 'line', 'wechat']);
  expect(channels).toEqual(['community', 'website', 'media', 'offline', 'other']);
});
