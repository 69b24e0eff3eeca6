export { Badge } from './badge/Badge.tsx';
export { LiveDot } from './badge/LiveDot.tsx';
export { Tag, type TagProps } from './badge/Tag.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonRoot } from './button/ButtonRoot.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Checkbox, type CheckboxProps } from './choice/Checkbox.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './choice/SegmentedControl.tsx';
export { Switch, type SwitchProps } from './choice/Switch.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary.tsx';
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
export { focusRing } from './theme/focusRing.ts';
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx';
export { NavIcon, type NavIconProps, type NavKey } from './icon/NavIcon.tsx';
export { SportIcon, type SportIconName, type SportIconProps } from './icon/SportIcon.tsx';
export { AlertIcon } from './icons/AlertIcon.tsx';
export { ArrowDownIcon } from './icons/ArrowDownIcon.tsx';
export { ArrowLeftIcon } from './icons/ArrowLeftIcon.tsx';
export { ArrowRightIcon } from './icons/ArrowRightIcon.tsx';
export { ArrowUpIcon } from './icons/ArrowUpIcon.tsx';
export { BellIcon } from './icons/BellIcon.tsx';
export { CalendarIcon } from './icons/CalendarIcon.tsx';
export { CardIcon } from './icons/CardIcon.tsx';
export { CheckCircleIcon } from './icons/CheckCircleIcon.tsx';
export { CheckIcon } from './icons/CheckIcon.tsx';
export { ChevronDownIcon } from './icons/ChevronDownIcon.tsx';
export { ChevronLeftIcon } from './icons/ChevronLeftIcon.tsx';
export { ChevronRightIcon } from './icons/ChevronRightIcon.tsx';
export { ChevronUpIcon } from './icons/ChevronUpIcon.tsx';
export { ClockIcon } from './icons/ClockIcon.tsx';
export { CloseIcon } from './icons/CloseIcon.tsx';
export { CopyIcon } from './icons/CopyIcon.tsx';
export { DownloadIcon } from './icons/DownloadIcon.tsx';
export { ExternalIcon } from './icons/ExternalIcon.tsx';
export { EyeIcon } from './icons/EyeIcon.tsx';
export { EyeOffIcon } from './icons/EyeOffIcon.tsx';
export { FilterIcon } from './icons/FilterIcon.tsx';
export { GlobeIcon } from './icons/GlobeIcon.tsx';
export { GridIcon } from './icons/GridIcon.tsx';
export { HistoryIcon } from './icons/HistoryIcon.tsx';
export { ImageIcon } from './icons/ImageIcon.tsx';
export { InfoIcon } from './icons/InfoIcon.tsx';
export { LockIcon } from './icons/LockIcon.tsx';
export { LogOutIcon } from './icons/LogOutIcon.tsx';
export { MailIcon } from './icons/MailIcon.tsx';
export { MegaphoneIcon } from './icons/MegaphoneIcon.tsx';
export { MenuIcon } from './icons/MenuIcon.tsx';
export { MinusIcon } from './icons/MinusIcon.tsx';
export { MoonIcon } from './icons/MoonIcon.tsx';
export { MoreIcon } from './icons/MoreIcon.tsx';
export { OfflineIcon } from './icons/OfflineIcon.tsx';
export { PanelLeftIcon } from './icons/PanelLeftIcon.tsx';
export { PhoneIcon } from './icons/PhoneIcon.tsx';
export { PlusIcon } from './icons/PlusIcon.tsx';
export { RefreshIcon } from './icons/RefreshIcon.tsx';
export { SearchIcon } from './icons/SearchIcon.tsx';
export { SendIcon } from './icons/SendIcon.tsx';
export { SettingsIcon } from './icons/SettingsIcon.tsx';
export { ShieldIcon } from './icons/ShieldIcon.tsx';
export { SlipIcon } from './icons/SlipIcon.tsx';
export { SmileIcon } from './icons/SmileIcon.tsx';
export { StarIcon } from './icons/StarIcon.tsx';
export { SunIcon } from './icons/SunIcon.tsx';
export { SwapIcon } from './icons/SwapIcon.tsx';
export { TrashIcon } from './icons/TrashIcon.tsx';
export { TrophyIcon } from './icons/TrophyIcon.tsx';
export { TvIcon } from './icons/TvIcon.tsx';
export { UserIcon } from './icons/UserIcon.tsx';
export { UsersIcon } from './icons/UsersIcon.tsx';
export { WalletIcon } from './icons/WalletIcon.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle.tsx';
export { Panel, PanelHead } from './layout/Panel.tsx';
export { Money, type MoneyProps } from './text/Money.tsx';
export { PriceCell, type PriceCellProps } from './priceCell/PriceCell.tsx';
export { PriceCellRoot } from './priceCell/PriceCellRoot.ts';
export { PriceCellScope, usePriceCellClass, type PriceCellScopeProps } from './priceCell/PriceCellScope.tsx';
export { clearPriceMove, showPriceMove } from './priceCell/showPriceMove.ts';
export { createProgress, type Progress } from './progress/createProgress.ts';
export { ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export { Table, type TableColumn, type TableProps } from './table/Table.tsx';
export { Scroller as TableScroller, TableRoot } from './table/TableRoot.ts';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './layout/Tabs.tsx';
export { token, tokenVariable } from './theme/token.ts';
export type { TokenPath } from './theme/tokens.ts';
export {
  createToastStore,
  type LoadingOptions,
  type Toast,
  type ToastStore,
  type ToastTone,
} from './toast/createToastStore.ts';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { VisuallyHidden, visuallyHidden } from './text/VisuallyHidden.tsx';
