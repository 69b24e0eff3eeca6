/** What the picker offers: faces, hands, and what one says about a match. */
export const EMOJI: readonly string[] = [
  ...['😀', '😄', '😂', '🤣', '😊', '😎', '😍', '🤔', '😅', '😭', '😱', '😤', '😴', '🙄', '🥳', '🤝'],
  ...['👍', '👎', '👏', '🙌', '🙏', '💪', '👀', '🤞', '⚽', '🏀', '🎾', '🏐', '🏆', '🔥', '🎉', '❤️'],
];
