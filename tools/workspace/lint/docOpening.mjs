const OPENING = /^(What|Who|Whom|Whose|Where it|How it)\b(?!.*\?\s*$)/;

/**
 * Rule: a doc comment starts with a noun phrase or a verb in the third person ("Ports of the chat client.", "Returns …"),
 * not with a clause ("What the client needs from outside."). "Whether …" is the convention for booleans.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const docOpening = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Doc comments start with a noun phrase or a verb' },
    schema: [],
    messages: {
      opening: 'Doc comment starts with "{{found}}": start with a noun phrase or a verb in the third person.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        if (type !== 'Block' || !value.startsWith('*') || !loc) continue;
        const found = OPENING.exec(toSentence(value))?.[1];
        if (found) context.report({ loc, messageId: 'opening', data: { found } });
      }
    },
  }),
};

/** Removes the stars and line breaks of a doc comment. @param {string} comment */
const toSentence = (comment) =>
  comment
    .replace(/^\*\s*(\*\s*)?/, '')
    .replace(/\s+/g, ' ')
    .trim();
