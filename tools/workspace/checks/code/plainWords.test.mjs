import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { docOpening } from '../../lint/docOpening.mjs';
import { plainWords } from '../../lint/plainWords.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
/** @param {string} text */
const comment = (text) => `/** ${text} */\nexport const limit = 1;`;
/** @param {string} messageId */
const one = (messageId) => ({ errors: [{ messageId }] });

tester.run('plain-words', plainWords, {
  valid: [
    // Terms and plain English.
    comment('Returns the stored price, or `undefined` while the market is suspended.'),
    comment('Asks the player to confirm a changed line (SLP-10).'),
    comment('Tells win and push apart by the sign of the margin.'),
    comment('The specification says 14 days.'),
    comment('The member who placed the bet.'),
    comment('`DE` stands for Germany; rows stand for nothing else.').replace('; rows stand for nothing else', ''),
    comment('Strips white space on both sides.'),
    // Code, links and tags are not prose.
    comment('See `hearPush` and {@link tellServer}.'),
    comment('@param toldPrices flat array of price cells'),
    // Names.
    'const indexOf = (list, id) => list.findIndex((entry) => entry.id === id);',
    'export const oneOf = (...values) => (value) => values.includes(value);',
    'const lookUpCaptcha = (name) => name;',
    'function stripWhiteSpace(text) { return text; }',
    'interface Outcome { readonly payout: string }',
    'export function getChannel(gameType) { return `${gameType}.RB`; }',
    // Titles and messages.
    "it('SLP-03 a new selection replaces the old one in single mode', () => {});",
    "throw new Error('createChatClient: `clock` is missing. Pass `systemClock`.');",
    // Directives are not comments.
    '/* eslint-disable no-console */',
  ],
  invalid: [
    { code: comment('Notes that somebody looks at every price of the match.'), ...one('comment') },
    { code: comment('The prices the venue has told.'), ...one('comment') },
    { code: '// Who comes faster waits.\nexport const limit = 1;', ...one('comment') },
    { code: comment('Sorted by hand, for it is short.'), ...one('comment') },
    { code: 'export function noteLook(prices) {}', errors: [{ messageId: 'name' }, { messageId: 'name' }] },
    { code: 'const channelOf = (game) => game.id;', ...one('name') },
    { code: 'const hearPush = (push) => push;', ...one('name') },
    { code: 'interface CoinTransferWish { readonly amount: string }', ...one('name') },
    { code: 'const flow = { tellServer() {} };', ...one('name') },
    { code: "it('nobody hears a price twice', () => {});", errors: [{ messageId: 'title' }, { messageId: 'title' }] },
    { code: "it.each([1])('asks anew', () => {});", errors: [{ messageId: 'title' }, { messageId: 'title' }] },
    { code: "throw new Error('the house is closed');", ...one('message') },
  ],
});

tester.run('doc-opening', docOpening, {
  valid: [
    comment('Ports of the chat client.'),
    comment('Whether the market is suspended.'),
    '// What follows is generated.\nexport const limit = 1;',
    comment('What is a push? See the glossary.').replace('? See the glossary.', '?'),
  ],
  invalid: [
    { code: comment('What the client needs from outside.'), ...one('opening') },
    { code: comment('Who plays, where and when.'), ...one('opening') },
  ],
});
