import { createInbox } from './createInbox.ts';

const createCode = (at: number) =>
  ({ at, channel: 'sms', to: '13800000001', code: '123456', purpose: 'login' }) as const;
const createCaptcha = (at: number) => ({ at, kind: 'picture', id: `${at}`, answer: 'x' }) as const;

it('the inbox lists the newest 200 codes, the newest first', () => {
  const inbox = createInbox();
  expect(inbox.list()).toEqual([]);
  for (let at = 1; at <= 201; at += 1) inbox.add(createCode(at));
  expect(inbox.list().map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, index) => 201 - index));
});

it('the inbox lists captchas apart from codes', () => {
  const inbox = createInbox();
  inbox.add(createCode(1));
  inbox.show(createCaptcha(2));
  expect([inbox.list(), inbox.captchas()]).toEqual([[createCode(1)], [createCaptcha(2)]]);
});
