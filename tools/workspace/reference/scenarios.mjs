/** Comment and declaration of the id that every call with money has. */
export const REQUEST_ID = `// Create one id for each action of the player and store it before sending: a repeated call has no second effect.
const requestId = crypto.randomUUID();`;

const RESPONSE = 'const response = ';

/** Code that calls an endpoint. @param {string} id @param {string} body */
const call = (id, body) => `\n${RESPONSE}await client.call('${id}', ${body});`;

/** Code that reads the code sent to a phone or a mailbox. @param {string} to */
const readSentCode = (to) => `
// A player reads the code in a message; here the console of the sandbox returns it.
const sent: { to: string; code: string }[] = await (await fetch(\`\${platform}/console/api/inbox\`)).json();
const code = sent.find(({ to }) => to === '${to}')?.code ?? '';`;

/** Code that reads the solution of a captcha. @param {string} id variable with its id */
const readCaptcha = (id) => `
// A player reads the picture; here the console of the sandbox returns the solution.
const captchas: { id: string; answer: string }[] = await (await fetch(\`\${platform}/console/api/captchas\`)).json();
const solution = captchas.find(({ id }) => id === ${id})?.answer ?? '';`;

/** Code that sends a code to a member. @param {{ type: string, number: string, cate: 0 | 1 }} to `cate` is 0 for a phone, 1 for a mailbox */
const sendCode = ({ type, number, cate }, result = '') => `
const identifiers = await sealIdentifiers(createWire(defaultWireProfile), { number: '${number}', name: 'demo01', codeId: '' });
${result}await client.call('user.sendCodeTwo', {
  ...identifiers,
  type: '${type}',
  cate: ${cate},
  version: 1,
  kaptchcate: 0,
  imageCode: '',
});`;

const TO_MAILBOX = /** @type {const} */ ({ type: '5', number: 'demo01@example.com', cate: 1 });

/** Code that solves a picture captcha; it declares `codeId` and `solution`. */
const picture = `
const { 'x-code': codeId } = await client.call('user.defaultKaptcha', {});${readCaptcha('codeId')}`;

/** Code that solves a slider. @param {string} result */
const solveSlider = (result) => `
const { lot_number } = await client.call('user.geeLoad', {});${readCaptcha('lot_number')}
const x = Number(solution);
// Positions of the piece with their times: arrow keys, ten pixels every 90 ms.
const track = Array.from({ length: Math.floor(x / 10) + 2 }, (_, at): [number, number, number] => [Math.min(x, at * 10), 0, at * 90]);
${result}await client.call('user.geeVerify', { lot_number, mode: 'keys', x, track });`;

/** Code for step one of a forgotten password. @param {'Phone' | 'Email'} by @param {string} account lines of the body */
const forgetOne = (by, account) =>
  picture +
  call(`user.forgetBy${by}One`, `{\n${account},\n  name: 'demo01',\n  kaptchcate: 1,\n  codeId,\n  code: solution,\n}`);

/** Code for steps one and two of a forgotten password. @param {{ phone: string, name: string }} account @param {string} result */
const requestReset = ({ phone, name }, result) => `${picture}
const account = { phone: '${phone}', name: '${name}' };
await client.call('user.forgetByPhoneOne', { ...account, areaCode: '+86', kaptchcate: 1, codeId, code: solution });
${readSentCode(phone)}
${result}await client.call('user.forgetByPhoneTwo', { ...account, code });`;

const deposit = `
// Create one id for each order of the player and store it before sending.
const pay = { requestId: crypto.randomUUID() };
const { orderNo } = await client.call('payment.pay', { payType: 'alipay', amount: '500.00' }, pay);`;

/** Code that adds a card and withdraws to it. @param {string} number @param {string} result */
const orderWithdrawal = (number, result) => `
const { cardId } = await client.call('bankCard.withdrawAdd', { kind: 'bank', issuer: 'ICBC', number: '${number}', holder: '张三' });
${REQUEST_ID}
${result}await client.call(
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

const letters = `
const { list } = await client.call('letter.list', { pageNum: 1, pageSize: 10 });`;

const openBoard = `
const Request = { timestamp: client.serverNow(), token: '', langx: 'zh-cn', remoteip: '' };
const board = await client.call('sport.board', { method: 'board', enName: 'crty', Request, gameType: 'FT', showType: 'FT' });`;

/**
 * Hand-written examples that need another call first. All others are built from the example of the endpoint.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const scenarios = {
  'user.register': `${picture}
const response = await client.call('user.register', {
  name: 'lily88',
  password: md5Hex('lily8888'),
  secondPassword: md5Hex('lily8888'),
  kaptchcate: 1,
  codeId,
  code: solution,
  domain: 'www.example.com',
  rCode: '',
  iCode: '',
});`,
  'user.geeVerify': solveSlider(RESPONSE),
  'user.validateGeeCheck':
    solveSlider('const tokens = ') + call('user.validateGeeCheck', '{ ...tokens, validate_way: 0 }'),
  'user.sendCodeOne': `${picture}
const identifiers = { number: '13800000005', name: 'frozen01', codeId };
const response = await client.call('user.sendCodeOne', {
  ...(await sealIdentifiers(createWire(defaultWireProfile), identifiers)),
  type: '2',
  cate: 0,
  version: 1,
  kaptchcate: 1,
  imageCode: solution,
});`,
  'user.forgetByPhoneOne': forgetOne('Phone', `  phone: '13800000001',\n  areaCode: '+86'`),
  'user.forgetByEmailOne': forgetOne('Email', `  email: 'demo01@example.com'`),
  'user.sendCodeTwo': sendCode(TO_MAILBOX, RESPONSE),
  'user.forgetByPhoneTwo': requestReset({ phone: '13800000003', name: 'device01' }, RESPONSE),
  'user.forgetByPhoneThree': `${requestReset({ phone: '13800000004', name: 'vip001' }, 'const { ticket } = ')}
const response = await client.call('user.forgetByPhoneThree', {
  account: '13800000004',
  name: 'vip001',
  password: md5Hex('demo5678'),
  secondPassword: md5Hex('demo5678'),
  ticket,
});`,
  'user.bindOther': call('user.bindOther', `{ gender: 'male', birthday: '1990-05-17' }`),
  'user.bindEmail':
    sendCode(TO_MAILBOX) +
    readSentCode(TO_MAILBOX.number) +
    call('user.bindEmail', `{ email: 'demo01@example.com', code }`),
  'user.bindPasswordByPhone': `${sendCode({ type: '6', number: '13800000001', cate: 0 })}${readSentCode('13800000001')}
const response = await client.call('user.bindPasswordByPhone', {
  target: 'second',
  code,
  newPassword: md5Hex('demo1234'),
});`,
  'payment.getDepositOrderStatus': deposit + call('payment.getDepositOrderStatus', '{ orderNo }'),
  'payment.closeOrder': deposit + call('payment.closeOrder', '{ orderNo }'),
  'withdraw.withdrawOrderInfo':
    orderWithdrawal('6222020000000000174', 'const { orderNo } = ') + call('withdraw.withdrawOrderInfo', '{ orderNo }'),
  'withdraw.new': orderWithdrawal('6222020000000000240', RESPONSE),
  'feedback.getFeedbackInfo': report + call('feedback.getFeedbackInfo', '{ feedbackId }'),
  'feedback.addReply': report + call('feedback.addReply', `{ feedbackId, content: '余额已经到账，谢谢。' }`),
  'feedback.delFeedback': report + call('feedback.delFeedback', '{ feedbackId }'),
  'letter.read': letters + call('letter.read', `{ letterId: list[0]?.letterId ?? '' }`),
  'letter.delete': letters + call('letter.delete', '{ letterIds: list.map(({ letterId }) => letterId) }'),
  'limits.cancelChange': `
await client.call('limits.setDeposit', { period: 'month', amount: '5000.00' });
// A higher limit waits for 24 h and can be withdrawn until then.
await client.call('limits.setDeposit', { period: 'month', amount: '8000.00' });${call('limits.cancelChange', `{ period: 'month' }`)}`,
  'promotion.joinActivity': `
${REQUEST_ID}
const response = await client.call('promotion.joinActivity', { activityId: '1006' }, { requestId });`,
  'sport.placeBet': `${openBoard}
const game = board.games.find(({ odds }) => odds.some(({ active }) => active === 'Y'));
const odds = game?.odds.find(({ active }) => active === 'Y');
if (!game || !odds) throw new Error('No price is open.');

// Create one id for each bet of the player and store it before sending: a repeated call places no second bet.
const requestId = crypto.randomUUID();
const response = await client.call(
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
);`,
  'sport.placeSeries': `${openBoard}
// One leg per match, with the current quote.
const legs = board.games
  .flatMap(({ gameId, odds }) => {
    const quote = odds.find(({ active }) => active === 'Y');
    return quote ? [{ gameId, oddsId: quote.id, w: quote.w, r: quote.r, line: quote.line, price: quote.price }] : [];
  })
  .slice(0, 3);

// Three doubles and one treble: four combinations with a unit stake of 25.00.
const requestId = crypto.randomUUID();
const response = await client.call(
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
);`,
  'sport.centre': `${openBoard}
const response = await client.call('sport.centre', {
  method: 'centre',
  enName: 'crty',
  Request,
  gameId: board.games[0]?.gameId ?? '',
});`,
  'sport.changes': `${openBoard}
const response = await client.call('sport.changes', {
  method: 'changes',
  enName: 'crty',
  Request,
  channel: board.channel,
  cursor: board.cursor,
});`,
  'venue.match': `
const { list } = await client.call('venue.tables', { category: 'DJ' });
const [table] = list;${call('venue.match', `{ gameCode: table?.gameCode ?? '', no: table?.matches?.[0]?.no ?? '' }`)}`,
  'service.send': `
// Create one id for each message and store it before sending: a repeated call stores no second message.
const requestId = crypto.randomUUID();
const response = await client.call('service.send', { text: '这笔存款什么时候到账？', imageIds: [] }, { requestId });`,
  'sessions.end': `
const { list } = await client.call('sessions.list', {});
// Any open session of the list; here the current one.
const id = list.find(({ isCurrent }) => isCurrent)?.id ?? '';${call('sessions.end', '{ id }')}`,
};

/**
 * Error codes of examples that a fresh sandbox refuses. The contract tests check them.
 *
 * @type {Readonly<Record<string, { code: number, why: string }>>}
 */
export const refusals = {
  'user.bindPassword': { code: 6016, why: 'demo01 has a phone, so a change of the second password needs a code' },
  'user.bindPhone': { code: 6009, why: 'demo01 has a phone already' },
  'user.bindFromDeposit': { code: 6009, why: 'the real name of demo01 is bound already' },
  'promotions.quit': { code: 6012, why: 'demo01 has not joined this activity' },
  'user.bindPasswordByEmail': { code: 6035, why: 'no code was requested' },
  'user.forgetByEmailTwo': { code: 6035, why: 'no code was sent to this address' },
  'user.forgetByEmailThree': { code: 6035, why: 'the ticket comes from step two' },
};
