export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItem } from './MenuSheet.tsx';
export { SharedMenu, type SharedMenuProps } from './SharedMenu.tsx';
