import { sessionActions, sessionReducer, type Member } from './sessionSlice.ts';

const guest = sessionReducer(undefined, { type: 'start' });
const member = { userId: '7', name: 'demo01' } as Member;
const loggedIn = sessionReducer(guest, sessionActions.loggedIn({ userId: '7' }));
const loaded = sessionReducer(loggedIn, sessionActions.memberLoaded(member));

it('STO-03 a login starts without the data of the member, and a repeated one keeps them', () => {
  expect(loggedIn).toEqual({ status: 'member', userId: '7', member: undefined });
  expect(sessionReducer(loaded, sessionActions.loggedIn({ userId: '7' }))).toBe(loaded);
});

it('F-WAL-22 a login of another member discards the data of the former one', () => {
  const next = sessionReducer(loaded, sessionActions.loggedIn({ userId: '8' }));
  expect(next).toEqual({ status: 'member', userId: '8', member: undefined });
});

it('F-AUTH-21 data of a member that arrive after the logout are ignored', () => {
  const ended = sessionReducer(loaded, sessionActions.loggedOut({ reason: 'player' }));
  expect(ended).toEqual({ status: 'guest', userId: undefined, member: undefined });
  expect(sessionReducer(ended, sessionActions.memberLoaded(member))).toEqual(ended);
});
