import { decideRoute, isBound, isDepositPathClosed, type RouteFlags, type Visitor } from './decideRoute.ts';

const guest: Visitor = { isLoggedIn: false };
const unread: Visitor = { isLoggedIn: true };
const fresh: Visitor = { isLoggedIn: true, member: { bindPhone: false, bindRealName: false } };
const noName: Visitor = { isLoggedIn: true, member: { bindPhone: true, bindRealName: false } };
const noPhone: Visitor = { isLoggedIn: true, member: { bindPhone: false, bindRealName: true } };
const bound: Visitor = { isLoggedIn: true, member: { bindPhone: true, bindRealName: true } };
const open: RouteFlags = {};
const auth: RouteFlags = { requiresAuth: true };
const bind: RouteFlags = { requiresAuth: true, bindPhone: true };

describe('decideRoute', () => {
  it.each`
    rule                                                  | path                              | flags                  | visitor    | deposit | decision
    ${'allows a guest on a public page'}                  | ${'/'}                            | ${open}                | ${guest}   | ${'1'}  | ${'allow'}
    ${'GRD-01 requires a guest to log in'}                | ${'/mine/betRecord'}              | ${auth}                | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-01 allows a member'}                           | ${'/mine/betRecord'}              | ${auth}                | ${fresh}   | ${'1'}  | ${'allow'}
    ${'GRD-03 requires a login before binding'}           | ${'/mine/addBankCard'}            | ${bind}                | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-03 requires a login for the bind flag alone'}  | ${'/mine/addBankCard'}            | ${{ bindPhone: true }} | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-03 requires binding of a new member'}          | ${'/mine/addBankCard'}            | ${bind}                | ${fresh}   | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 requires binding of the name'}              | ${'/mine/addBankCard'}            | ${bind}                | ${noName}  | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 requires binding of the phone'}             | ${'/mine/addBankCard'}            | ${bind}                | ${noPhone} | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 treats a member not loaded as not bound'}   | ${'/mine/addBankCard'}            | ${bind}                | ${unread}  | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 allows a member with both bound'}           | ${'/mine/addBankCard'}            | ${bind}                | ${bound}   | ${'1'}  | ${'allow'}
    ${'GRD-05 hides disabled deposits'}                   | ${'/mine/savemoney'}              | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 hides the wait pages of disabled deposits'} | ${'/mine/savemoney/rechargeWait'} | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'F-RTE-04 hides the path in upper case'}            | ${'/mine/SaveMoney'}              | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'F-RTE-04 hides the path with an encoded letter'}   | ${'/mine/%73avemoney/'}           | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 hides disabled deposits from guests'}       | ${'/mine/savemoney'}              | ${auth}                | ${guest}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 hides the help page of disabled deposits'}  | ${'/app/help/ck'}                 | ${open}                | ${guest}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 allows other help pages'}                   | ${'/app/help/qk'}                 | ${open}                | ${guest}   | ${'0'}  | ${'allow'}
    ${'GRD-05 requires a login for enabled deposits'}     | ${'/mine/savemoney'}              | ${auth}                | ${guest}   | ${'1'}  | ${'loginFirst'}
  `('$rule', ({ path, flags, visitor, deposit, decision }) => {
    expect(decideRoute({ path, flags }, visitor, { depositSwitch: deposit })).toBe(decision);
  });

  it.each`
    path                           | deposit | isClosed
    ${'/mine/savemoney'}           | ${'0'}  | ${true}
    ${'/mine/savemoney?from=home'} | ${'0'}  | ${true}
    ${'/app/help/ck/'}             | ${'0'}  | ${true}
    ${'/app/help/%63k'}            | ${'0'}  | ${true}
    ${'/mine%2fsavemoney'}         | ${'0'}  | ${true}
    ${'/mine/savemoney/%'}         | ${'0'}  | ${true}
    ${'/mine/%'}                   | ${'0'}  | ${false}
    ${'/mine/'}                    | ${'0'}  | ${false}
    ${'/mine/savemoney'}           | ${'1'}  | ${false}
    ${'/app/help/ck'}              | ${''}   | ${false}
  `('F-RTE-04 with the deposit setting "$deposit" the path $path is closed: $isClosed', (row) => {
    const { path, deposit, isClosed } = row as { path: string; deposit: string; isClosed: boolean };
    expect(isDepositPathClosed(path, deposit)).toBe(isClosed);
    const decision = decideRoute({ path, flags: open }, guest, { depositSwitch: deposit });
    expect(decision).toBe(isClosed ? 'notFound' : 'allow');
  });

  it.each([
    [undefined, false],
    [fresh.member, false],
    [noName.member, false],
    [noPhone.member, false],
    [bound.member, true],
  ])('F-RTE-03 the member %j is bound: %s', (member, expected) => expect(isBound(member)).toBe(expected));
});
