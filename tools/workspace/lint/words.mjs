/**
 * The words the rule `pavilion/plain-words` reports, each with the term to use instead.
 *
 * `text` is searched in comments, test titles and messages; `name` lists words that may not be a part of a declared
 * name (`hearPush` has the parts `hear` and `push`). A match is ignored when one of `allow` matches the text around it
 * (40 characters on both sides).
 *
 * A word belongs here only if at least nine of ten findings in a sample of 20 are real, and if it is at least ten
 * times as frequent here as in the comments of published libraries.
 *
 * @typedef {{ id: string, use: string, text?: RegExp, name?: readonly string[], allow?: readonly RegExp[] }} Word
 * @type {readonly Word[]}
 */
export const words = [
  // Verbs of persons. Name the call, the event or the return value.
  {
    id: 'hear',
    use: 'receives / is notified / listens to',
    text: /\b(hears?|heard|hearing)\b/i,
    name: ['hear', 'hears', 'heard', 'hearing', 'hearers'],
  },
  {
    id: 'tell',
    use: 'reports / notifies / sends / shows',
    text: /\b(tells?|told|telling)\b/i,
    name: ['tell', 'tells', 'told', 'telling'],
    allow: [/\b(tell|tells|told)\b.*\b(apart|difference)\b/i],
  },
  {
    id: 'say',
    use: 'returns / contains / shows / specifies',
    text: /\b(says?|said|saying)\b/i,
    name: ['say', 'says', 'said'],
    allow: [/\b(specification|rulings?|RFC|README|standard|documentation|comment) says?\b/i, /\bthat is to say\b/i],
  },
  {
    id: 'ask',
    use: 'requests / polls / prompts',
    text: /\b(asks?|asked|asking)\b/i,
    name: ['ask', 'asks', 'asked', 'asker', 'asking'],
    allow: [
      /\bask(s|ed|ing)? (the |a )?(player|user|member|visitor|customer|operator)\b/i,
      /\b(player|user|member|visitor|guest|customer)s? (is |are |has |may )?ask(s|ed)?\b/i,
      /\bask(s|ed|ing)? (for|to) (confirm|log in)/i,
    ],
  },
  {
    id: 'speak',
    use: 'sends / reads out (screen reader) / is about',
    text: /\b(speaks?|spoken|spoke)\b/i,
    name: ['speak', 'speech'],
    allow: [/speaks? (the )?(JSON|protocol|HTTP|language)/i, /language.{0,20}speaks?/i],
  },
  {
    id: 'personal',
    use: 'name the caller, client or role',
    text: /\b(nobody|somebody|everybody|anybody|whoever|whomever)('s)?\b/i,
    name: ['nobody', 'nobodys', 'somebody', 'everybody', 'anybody'],
  },
  {
    id: 'who',
    use: 'put the role before it: "the player who"',
    text: /(?:^|[.;:(]\s+|\b(?:of|by|to|from|than) )who\b/i,
  },
  { id: 'he', use: 'they / the member', text: /\b(he|him|his|himself)\b/ },
  { id: 'forget', use: 'removes / discards', text: /\b(forgets|forgotten)\b/i, allow: [/forgotten[- ]password/i] },
  {
    id: 'look',
    use: 'reads / checks / polls',
    text: /\b(a|the|each|every|one|two|next|last|first|mere|plain|second) looks?\b|\blooked (at|for)\b/i,
    name: ['look', 'looks', 'looked'],
    allow: [/look and feel/i, /\blook of (a|the)\b/i],
  },
  { id: 'wish', use: 'request / options', name: ['wish', 'wishes'] },
  { id: 'praise', use: 'show a success toast', text: /\bprais(e|es|ed|ing)\b/i, name: ['praise'] },
  { id: 'mind', use: 'name the algorithm', text: /\b(a|the|his|its) mind\b/i, name: ['mind'] },

  // Metaphors for things that have a term.
  {
    id: 'house',
    use: 'operator / platform; in documents: repository',
    text: /\bhouse('s)?\b/i,
    name: ['house'],
    allow: [/\bhouse edge\b/i, /\bin-house\b/i],
  },
  {
    id: 'door',
    use: 'entry point (package) / upgrade handler (server)',
    text: /\bdoors?\b/i,
    name: ['door', 'doors', 'doorkeeper'],
    allow: [/shuts itself/i, /\bdoors against a banker\b/i],
  },
  {
    id: 'dress',
    use: 'encoding / headers / theme',
    text: /\b(dress|dressed|dresses|undressed)\b/i,
    name: ['dress', 'dressed'],
  },
  { id: 'twin', use: 'duplicate request / parity', name: ['twin', 'twins'] },
  { id: 'stray', use: 'unmatched / orphan', text: /\bstrays?\b/i, name: ['stray', 'strays'] },
  { id: 'mishap', use: 'abnormal end / irregularity', text: /\bmishaps?\b/i, name: ['mishap', 'mishaps'] },
  { id: 'purse', use: 'wallet / expected balance', text: /\bpurses?\b/i, name: ['purse'] },
  {
    id: 'law',
    use: 'probability distribution',
    text: /\blaws?\b/i,
    name: ['law', 'laws'],
    allow: [/\b(legal|jurisdiction|by law)\b/i],
  },
  { id: 'books', use: 'ledger / database', text: /\b(the|its|their) books\b/i, name: ['books'] },
  { id: 'reckon', use: 'computes', text: /\breckon(s|ed|ing)?\b/i, name: ['reckon', 'reckons'] },
  { id: 'shelf', use: 'game list', text: /\b(shelf|shelves)\b/i, name: ['shelf', 'shelves'] },
  { id: 'hall', use: 'lobby / table list', text: /\bhalls?\b/i, name: ['hall'] },
  {
    id: 'strip',
    use: 'row (of the virtual list) / bar',
    text: /\bstrips?\b(?! (white|the|it|of white|out|from))/i,
    name: ['strip'],
    allow: [/\breel strips?\b/i, /strips? (white space|blanks)/i],
  },
  {
    id: 'trouble',
    use: 'fault / failure',
    text: /\btroubles?\b/i,
    name: ['trouble', 'troubled'],
    allow: [/troubleshoot/i],
  },

  // Phrases that a reader of technical English stumbles over.
  { id: 'anew', use: 'again', text: /\banew\b/i, name: ['anew'] },
  {
    id: 'stand',
    use: 'is / is at / is stored / is displayed',
    text: /\b(stands?|stood)\b(?! (for|in for|alone|still)\b)/i,
    allow: [/\bstand-?in\b/i, /\bas (it|they|he|she) (now )?stands?\b/i],
  },
  {
    id: 'for-because',
    use: 'because',
    text: /, for (it|they|he|she|there|what|both|none|nothing|neither|whoever|nobody) /i,
  },
  {
    id: 'go',
    use: 'is sent / continues / is released',
    text: /\b(goes|go) (out|along)\b|\blets go of\b|\b(came|comes|come) of (it|them|this|what|sending)\b|\bgoes with it\b/i,
  },
  {
    id: 'answer',
    use: 'response (HTTP) / reply (socket) / result; verb: returns',
    text: /\banswers?\b|\banswered\b/i,
    allow: [
      /captcha|picture|slider|question|digits|puzzle/i,
      /\b(wrong|right|correct) answers?\b/i,
      /\b(operator|bot|player|member|customer service)s?\b.{0,30}\banswers?\b/i,
    ],
  },
];
