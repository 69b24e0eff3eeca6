export { mainCnTheme, mainTwTheme } from '@pavilion/ui-kit/theme';
