export { HelpArticle } from './article/HelpArticle.tsx';
export { platformFigures } from './figures/platformFigures.ts';
export type { HelpTools } from './article/HelpBlockView.tsx';
export { HelpLineText } from './article/HelpLineText.tsx';
export { useFigureText } from './article/useFigureText.ts';
export { useHelpText, type HelpTextState, type LoadedHelpText } from './loading/useHelpText.ts';
export { loadHelpText } from './loading/loadHelpText.ts';
export { formatHelpPath, helpPages, type HelpGroupId, type HelpPage, type HelpPageId } from './model/helpPages.ts';
export type { HelpBlock, HelpLine, HelpSection, HelpText } from './model/helpText.ts';
