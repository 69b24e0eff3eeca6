import { dialogActions, uiReducer } from './uiSlice.ts';

const start = uiReducer(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof uiReducer>[1][]) => actions.reduce(uiReducer, start);
const login = dialogActions.opened({ kind: 'login' });
const tips = dialogActions.opened({ kind: 'tips', text: 'x' });

it.each`
  rule                                             | actions                                                                | kinds
  ${'DLG-07 the newest dialog is on top'}          | ${[login, tips]}                                                       | ${['login', 'tips']}
  ${'DLG-07 a kind is open once, its newest last'} | ${[login, tips, dialogActions.opened({ kind: 'login', notice: 'n' })]} | ${['tips', 'login']}
  ${'DLG-07 closes the top one'}                   | ${[login, tips, dialogActions.closed()]}                               | ${['login']}
  ${'DLG-07 closes one by kind'}                   | ${[login, tips, dialogActions.closed('login')]}                        | ${['tips']}
  ${'DLG-07 closes all'}                           | ${[login, tips, dialogActions.allClosed()]}                            | ${[]}
`('$rule', ({ actions, kinds }) => {
  expect(after(...actions).dialogs.map(({ kind }) => kind)).toEqual(kinds);
});

it('returns the same state for an unknown action', () => {
  expect(uiReducer(start, { type: 'other' })).toBe(start);
  expect(uiReducer(start, dialogActions.closed('tips')).dialogs).toEqual([]);
});
