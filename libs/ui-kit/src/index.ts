export { Badge } from './badge/Badge.tsx';
export { LiveDot } from './badge/LiveDot.tsx';
export { Tag, type TagProps } from './badge/Tag.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonRoot } from './button/ButtonRoot.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Checkbox, type CheckboxProps } from './choice/Checkbox.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './choice/SegmentedControl.tsx';
export { Switch, type SwitchProps } from './choice/Switch.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './errorBoundary/ErrorBoundary.tsx';
export { Notice } from './feedback/Notice.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './feedback/Skeleton.tsx';
export { StateDrawing, type StateDrawingName } from './feedback/StateDrawing.tsx';
export {
  EmptyState,
  ErrorState,
  MaintenanceState,
  OfflineState,
  type EmptyStateProps,
  type RetryStateProps,
} from './feedback/StateMessage.tsx';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { focusRing } from './focusRing.ts';
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx';
export { NavIcon, type NavIconProps, type NavKey } from './icon/NavIcon.tsx';
export { SportIcon, type SportIconName, type SportIconProps } from './icon/SportIcon.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle.tsx';
export { Panel, PanelHead } from './layout/Panel.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { PriceCell, type PriceCellProps } from './priceCell/PriceCell.tsx';
export { PriceCellRoot } from './priceCell/PriceCellRoot.ts';
export { PriceCellScope, usePriceCellClass, type PriceCellScopeProps } from './priceCell/PriceCellScope.tsx';
export { clearMove, showMove } from './priceCell/showMove.ts';
export { createProgress, type Progress } from './progress/createProgress.ts';
export { ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export { Table, type TableColumn, type TableProps } from './table/Table.tsx';
export { Scroller as TableScroller, TableRoot } from './table/TableRoot.ts';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './tabs/Tabs.tsx';
export { token, tokenVariable } from './theme/token.ts';
export { type TokenPath } from './theme/tokens.ts';
export {
  createToastStore,
  type LoadingOptions,
  type Toast,
  type ToastStore,
  type ToastTone,
} from './toast/createToastStore.ts';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { VisuallyHidden, visuallyHidden } from './visuallyHidden/VisuallyHidden.tsx';
