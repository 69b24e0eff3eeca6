/**
 * Examples that need another call first, written by hand. Every other example is made from the endpoint's own.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const scenarios = {
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
export const refusals = {};
