import { decideRoute, type RouteFlags, type Visitor } from './decideRoute.ts';

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
    rule                                              | path                              | flags                  | visitor    | deposit | decision
    ${'a guest sees an open page'}                    | ${'/'}                            | ${open}                | ${guest}   | ${'1'}  | ${'allow'}
    ${'GRD-01 a guest is asked to log in'}            | ${'/mine/betRecord'}              | ${auth}                | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-01 a member goes on'}                      | ${'/mine/betRecord'}              | ${auth}                | ${fresh}   | ${'1'}  | ${'allow'}
    ${'GRD-03 a guest logs in before binding'}        | ${'/mine/addBankCard'}            | ${bind}                | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-03 a bind flag alone still means login'}   | ${'/mine/addBankCard'}            | ${{ bindPhone: true }} | ${guest}   | ${'1'}  | ${'loginFirst'}
    ${'GRD-03 nothing bound'}                         | ${'/mine/addBankCard'}            | ${bind}                | ${fresh}   | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 phone without name'}                    | ${'/mine/addBankCard'}            | ${bind}                | ${noName}  | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 name without phone'}                    | ${'/mine/addBankCard'}            | ${bind}                | ${noPhone} | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 facts not read yet count as not bound'} | ${'/mine/addBankCard'}            | ${bind}                | ${unread}  | ${'1'}  | ${'bindFirst'}
    ${'GRD-03 both bound'}                            | ${'/mine/addBankCard'}            | ${bind}                | ${bound}   | ${'1'}  | ${'allow'}
    ${'GRD-05 deposits are shut'}                     | ${'/mine/savemoney'}              | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 and their wait pages'}                  | ${'/mine/savemoney/rechargeWait'} | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'F-RTE-04 in upper case'}                       | ${'/mine/SaveMoney'}              | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'F-RTE-04 with an encoded letter'}              | ${'/mine/%73avemoney/'}           | ${auth}                | ${bound}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 for guests too, before any login'}      | ${'/mine/savemoney'}              | ${auth}                | ${guest}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 and the help page about them'}          | ${'/app/help/ck'}                 | ${open}                | ${guest}   | ${'0'}  | ${'notFound'}
    ${'GRD-05 other help stays'}                      | ${'/app/help/qk'}                 | ${open}                | ${guest}   | ${'0'}  | ${'allow'}
    ${'GRD-05 an open deposit page is a member page'} | ${'/mine/savemoney'}              | ${auth}                | ${guest}   | ${'1'}  | ${'loginFirst'}
  `('$rule', ({ path, flags, visitor, deposit, decision }) => {
    expect(decideRoute({ path, flags }, visitor, { depositSwitch: deposit })).toBe(decision);
  });
});
