/** Reads what the sandbox would have sent to a phone or a mailbox. @param {string} to */
const sentTo = (to) => `
// A player reads the code; here the sandbox's console shows it.
const sent: { to: string; code: string }[] = await (await fetch(\`\${platform}/console/api/inbox\`)).json();
const code = sent.find(({ to }) => to === '${to}')?.code ?? '';`;

/** Reads what a captcha shows. @param {string} id the variable that holds its id */
const shownBy = (id) => `
// A player sees the answer; here the sandbox's console tells it.
const shown: { id: string; answer: string }[] = await (await fetch(\`\${platform}/console/api/captchas\`)).json();
const seen = shown.find(({ id }) => id === ${id})?.answer ?? '';`;

/** @param {{ type: string, number: string, name: string, cate: 0 | 1 }} to `cate` is 0 for a phone, 1 for a mailbox */
const sendCode = ({ type, number, name, cate }) => `
const identifiers = await sealIdentifiers(createWire(defaultWireProfile), { number: '${number}', name: '${name}', codeId: '' });
const SENT = await client.call('user.sendCodeTwo', {
  ...identifiers,
  type: '${type}',
  cate: ${cate},
  version: 1,
  kaptchcate: 0,
  imageCode: '',
});`;

const DEMO_MAILBOX = /** @type {const} */ ({ number: 'demo01@example.com', name: 'demo01', cate: 1 });

const ignored = (/** @type {string} */ code) => code.replace('const SENT = ', '');
const answered = (/** @type {string} */ code) => code.replace('const SENT', 'const answer');

/** Solves a picture: leaves `codeId` and `seen`. */
const picture = `
const { 'x-code': codeId } = await client.call('user.defaultKaptcha', {});
${shownBy('codeId').trim()}`;

const slider = `
const { lot_number } = await client.call('user.geeLoad', {});
${shownBy('lot_number').trim()}
const x = Number(seen);
// Where the piece was, and when: here by the arrow keys, ten points every 90 ms.
const track = Array.from({ length: Math.floor(x / 10) + 2 }, (_, at): [number, number, number] => [Math.min(x, at * 10), 0, at * 90]);
const SOLVED = await client.call('user.geeVerify', { lot_number, mode: 'keys', x, track });`;

/** Forgotten password, steps one and two. @param {string} phone @param {string} name */
const forgotten = (phone, name) => `${picture}
const facts = { phone: '${phone}', name: '${name}' };
await client.call('user.forgetByPhoneOne', { ...facts, areaCode: '+86', kaptchcate: 1, codeId, code: seen });
${sentTo(phone)}
const TICKET = await client.call('user.forgetByPhoneTwo', { ...facts, code });`;

const MADE_ONCE = `// Once for each thing the player does, and kept before sending: with it the platform never does it twice.
const requestId = crypto.randomUUID();`;

const deposit = `
// The id of the order: once for each the player makes, and kept before sending.
const pay = { requestId: crypto.randomUUID() };
const { orderNo } = await client.call('payment.pay', { payType: 'alipay', amount: '500.00' }, pay);`;

/** A card and a withdrawal to it. @param {string} number */
const withdrawal = (number) => `
const { cardId } = await client.call('bankCard.withdrawAdd', { kind: 'bank', issuer: 'ICBC', number: '${number}', holder: '张三' });
${MADE_ONCE}
const ORDER = await client.call(
  'withdraw.new',
  { cardId, amount: '500.00', secondPassword: md5Hex('demo1234'), cardholderName: '张三' },
  { requestId },
);`;

const report = `
const { feedbackId } = await client.call('feedback.addFeedBack', {
  categoryId: 'deposit',
  content: '银行卡转账半小时未到账',
  imageIds: [],
});`;

/**
 * Examples that need another call first, written by hand. Every other example is made from the endpoint's own.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const scenarios = {
  'user.register': `${picture}
const answer = await client.call('user.register', {
  name: 'lily88',
  password: md5Hex('lily8888'),
  secondPassword: md5Hex('lily8888'),
  kaptchcate: 1,
  codeId,
  code: seen,
  domain: 'www.example.com',
  rCode: '',
  iCode: '',
});
`,
  'user.geeVerify': slider.replace('SOLVED', 'answer'),
  'user.validateGeeCheck': `${slider.replace('SOLVED', 'tokens')}
const answer = await client.call('user.validateGeeCheck', { ...tokens, validate_way: 0 });
`,
  'user.sendCodeOne': `${picture}
const asked = { number: '13800000005', name: 'frozen01', codeId };
const answer = await client.call('user.sendCodeOne', {
  ...(await sealIdentifiers(createWire(defaultWireProfile), asked)),
  type: '2',
  cate: 0,
  version: 1,
  kaptchcate: 1,
  imageCode: seen,
});
`,
  'user.forgetByPhoneOne': `${picture}
const answer = await client.call('user.forgetByPhoneOne', {
  phone: '13800000001',
  areaCode: '+86',
  name: 'demo01',
  kaptchcate: 1,
  codeId,
  code: seen,
});
`,
  'user.forgetByEmailOne': `${picture}
const answer = await client.call('user.forgetByEmailOne', {
  email: 'demo01@example.com',
  name: 'demo01',
  kaptchcate: 1,
  codeId,
  code: seen,
});
`,
  'user.sendCodeTwo': answered(sendCode({ type: '5', ...DEMO_MAILBOX })),
  'user.forgetByPhoneTwo': forgotten('13800000003', 'device01').replace('TICKET', 'answer'),
  'user.forgetByPhoneThree': `${forgotten('13800000004', 'vip001').replace('TICKET', '{ ticket }')}
const answer = await client.call('user.forgetByPhoneThree', {
  account: '13800000004',
  name: 'vip001',
  password: md5Hex('demo5678'),
  secondPassword: md5Hex('demo5678'),
  ticket,
});
`,
  'user.bindOther': `
const answer = await client.call('user.bindOther', { gender: 'male', birthday: '1990-05-17' });
`,
  'user.bindEmail': `${ignored(sendCode({ type: '5', ...DEMO_MAILBOX }))}
${sentTo('demo01@example.com').trim()}
const answer = await client.call('user.bindEmail', { email: 'demo01@example.com', code });
`,
  'user.bindPasswordByPhone': `${ignored(sendCode({ type: '6', number: '13800000001', name: 'demo01', cate: 0 }))}
${sentTo('13800000001').trim()}
const answer = await client.call('user.bindPasswordByPhone', {
  target: 'second',
  code,
  newPassword: md5Hex('demo5678'),
});
`,
  'payment.getDepositOrderStatus': `${deposit}
const answer = await client.call('payment.getDepositOrderStatus', { orderNo });
`,
  'payment.closeOrder': `${deposit}
const answer = await client.call('payment.closeOrder', { orderNo });
`,
  'withdraw.withdrawOrderInfo': `${withdrawal('6222020000000000174').replace('ORDER', '{ orderNo }')}
const answer = await client.call('withdraw.withdrawOrderInfo', { orderNo });
`,
  'withdraw.new': withdrawal('6222020000000000240').replace('ORDER', 'answer'),
  'feedback.getFeedbackInfo': `${report}
const answer = await client.call('feedback.getFeedbackInfo', { feedbackId });
`,
  'feedback.delFeedback': `${report}
const answer = await client.call('feedback.delFeedback', { feedbackId });
`,
  'letter.read': `
const { list } = await client.call('letter.list', { pageNum: 1, pageSize: 10 });
const answer = await client.call('letter.read', { letterId: list[0]?.letterId ?? '' });
`,
  'letter.delete': `
const { list } = await client.call('letter.list', { pageNum: 1, pageSize: 10 });
const answer = await client.call('letter.delete', { letterIds: list.map(({ letterId }) => letterId) });
`,
  'promotion.joinActivity': `
${MADE_ONCE}
const answer = await client.call('promotion.joinActivity', { activityId: '1006' }, { requestId });
`,
  'sport.placeBet': `
const Request = { timestamp: client.serverNow(), token: '', langx: 'zh-cn', remoteip: '' };
const board = await client.call('sport.board', { method: 'board', enName: 'crty', Request, gameType: 'FT', showType: 'FT' });
const game = board.games.find(({ odds }) => odds.some(({ active }) => active === 'Y'));
const odds = game?.odds.find(({ active }) => active === 'Y');
if (!game || !odds) throw new Error('No price is open.');

// Once for each thing the player does, and kept before sending: with it the platform never bets twice.
const requestId = crypto.randomUUID();
const answer = await client.call(
  'sport.placeBet',
  {
    method: 'placeBet',
    enName: 'crty',
    Request,
    requestId,
    gameId: game.gameId,
    oddsId: odds.id,
    w: odds.w,
    r: odds.r,
    line: odds.line,
    price: odds.price,
    stake: '100.00',
    oddsRule: 'none',
  },
  { requestId },
);
`,
  'sport.placeSeries': `
const Request = { timestamp: client.serverNow(), token: '', langx: 'zh-cn', remoteip: '' };
const board = await client.call('sport.board', { method: 'board', enName: 'crty', Request, gameType: 'FT', showType: 'FT' });
// One leg a match, at the price as it is seen.
const legs = board.games
  .flatMap(({ gameId, odds }) => {
    const seen = odds.find(({ active }) => active === 'Y');
    return seen ? [{ gameId, oddsId: seen.id, w: seen.w, r: seen.r, line: seen.line, price: seen.price }] : [];
  })
  .slice(0, 3);

// Three doubles and the treble: four units of 25.00.
const requestId = crypto.randomUUID();
const answer = await client.call(
  'sport.placeSeries',
  {
    method: 'placeSeries',
    enName: 'crty',
    Request,
    requestId,
    legs,
    systems: ['3x4'],
    unitStake: '25.00',
    oddsRule: 'none',
  },
  { requestId },
);
`,
  'sport.changes': `
const Request = { timestamp: client.serverNow(), token: '', langx: 'zh-cn', remoteip: '' };
const board = await client.call('sport.board', { method: 'board', enName: 'crty', Request, gameType: 'FT', showType: 'FT' });
const answer = await client.call('sport.changes', {
  method: 'changes',
  enName: 'crty',
  Request,
  channel: board.channel,
  cursor: board.cursor,
});
`,
};

/**
 * Examples that name what a fresh sandbox does not have, and the code they are refused with. The contract tests hold it.
 *
 * @type {Readonly<Record<string, { code: number, why: string }>>}
 */
export const refusals = {
  'user.bindPassword': { code: 6016, why: 'demo01 has a phone, which has to prove a change of the second password' },
  'user.bindPhone': { code: 6009, why: 'demo01 has a phone already' },
  'user.bindFromDeposit': { code: 6009, why: 'the real name of demo01 is bound already' },
  'user.bindPasswordByEmail': { code: 6035, why: 'no code was asked for' },
  'user.forgetByEmailTwo': { code: 6035, why: 'no code went to this address' },
  'user.forgetByEmailThree': { code: 6035, why: 'the ticket comes from step two' },
};
