export { Avatar, type AvatarProps } from './badge/Avatar.tsx';
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
export { focusRing } from './theme/css/focusRing.ts';
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx';
export { NavIcon, type NavIconProps, type NavKey } from './icon/NavIcon.tsx';
export { SportIcon, type SportIconName, type SportIconProps } from './icon/SportIcon.tsx';
export { AlertIcon } from './icons/status/AlertIcon.tsx';
export { ArrowDownIcon } from './icons/arrows/ArrowDownIcon.tsx';
export { ArrowLeftIcon } from './icons/arrows/ArrowLeftIcon.tsx';
export { ArrowRightIcon } from './icons/arrows/ArrowRightIcon.tsx';
export { ArrowUpIcon } from './icons/arrows/ArrowUpIcon.tsx';
export { BellIcon } from './icons/status/BellIcon.tsx';
export { CalendarIcon } from './icons/status/CalendarIcon.tsx';
export { CardIcon } from './icons/objects/CardIcon.tsx';
export { CheckCircleIcon } from './icons/status/CheckCircleIcon.tsx';
export { CheckIcon } from './icons/controls/CheckIcon.tsx';
export { ChevronDownIcon } from './icons/arrows/ChevronDownIcon.tsx';
export { ChevronLeftIcon } from './icons/arrows/ChevronLeftIcon.tsx';
export { ChevronRightIcon } from './icons/arrows/ChevronRightIcon.tsx';
export { ChevronUpIcon } from './icons/arrows/ChevronUpIcon.tsx';
export { ClockIcon } from './icons/status/ClockIcon.tsx';
export { CloseIcon } from './icons/controls/CloseIcon.tsx';
export { CopyIcon } from './icons/controls/CopyIcon.tsx';
export { DownloadIcon } from './icons/arrows/DownloadIcon.tsx';
export { ExternalIcon } from './icons/arrows/ExternalIcon.tsx';
export { EyeIcon } from './icons/controls/EyeIcon.tsx';
export { EyeOffIcon } from './icons/controls/EyeOffIcon.tsx';
export { FilterIcon } from './icons/controls/FilterIcon.tsx';
export { GlobeIcon } from './icons/objects/GlobeIcon.tsx';
export { GridIcon } from './icons/objects/GridIcon.tsx';
export { HistoryIcon } from './icons/status/HistoryIcon.tsx';
export { ImageIcon } from './icons/objects/ImageIcon.tsx';
export { InfoIcon } from './icons/status/InfoIcon.tsx';
export { LockIcon } from './icons/status/LockIcon.tsx';
export { LogOutIcon } from './icons/arrows/LogOutIcon.tsx';
export { MailIcon } from './icons/objects/MailIcon.tsx';
export { MegaphoneIcon } from './icons/objects/MegaphoneIcon.tsx';
export { MenuIcon } from './icons/controls/MenuIcon.tsx';
export { MinusIcon } from './icons/controls/MinusIcon.tsx';
export { MoonIcon } from './icons/status/MoonIcon.tsx';
export { MoreIcon } from './icons/controls/MoreIcon.tsx';
export { OfflineIcon } from './icons/status/OfflineIcon.tsx';
export { PanelLeftIcon } from './icons/controls/PanelLeftIcon.tsx';
export { PhoneIcon } from './icons/objects/PhoneIcon.tsx';
export { PlusIcon } from './icons/controls/PlusIcon.tsx';
export { RefreshIcon } from './icons/arrows/RefreshIcon.tsx';
export { SearchIcon } from './icons/controls/SearchIcon.tsx';
export { SendIcon } from './icons/controls/SendIcon.tsx';
export { SettingsIcon } from './icons/controls/SettingsIcon.tsx';
export { ShieldIcon } from './icons/status/ShieldIcon.tsx';
export { SlipIcon } from './icons/objects/SlipIcon.tsx';
export { SmileIcon } from './icons/objects/SmileIcon.tsx';
export { StarIcon } from './icons/objects/StarIcon.tsx';
export { SunIcon } from './icons/status/SunIcon.tsx';
export { SwapIcon } from './icons/arrows/SwapIcon.tsx';
export { TrashIcon } from './icons/controls/TrashIcon.tsx';
export { TrophyIcon } from './icons/objects/TrophyIcon.tsx';
export { TvIcon } from './icons/objects/TvIcon.tsx';
export { UserIcon } from './icons/objects/UserIcon.tsx';
export { UsersIcon } from './icons/objects/UsersIcon.tsx';
export { WalletIcon } from './icons/objects/WalletIcon.tsx';
export { DetailList } from './layout/DetailList.ts';
export { PageTitle, type PageTitleProps } from './layout/PageTitle.tsx';
export { Panel, PanelHead } from './layout/Panel.tsx';
export { Money, type MoneyProps } from './text/Money.tsx';
export { PriceCell, type PriceCellProps } from './priceCell/PriceCell.tsx';
export { PriceCellRoot } from './priceCell/PriceCellRoot.ts';
export { PriceCellScope, usePriceCellClass, type PriceCellScopeProps } from './priceCell/PriceCellScope.tsx';
export { clearPriceMove, showPriceMove } from './priceCell/showPriceMove.ts';
export { createProgress, type Progress } from './progress/createProgress.ts';
export { Meter, type MeterProps } from './progress/Meter.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export { FigureTable } from './table/FigureTable.ts';
export { Table, type TableColumn, type TableProps } from './table/Table.tsx';
export { Scroller as TableScroller, TableRoot } from './table/TableRoot.ts';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './layout/Tabs.tsx';
export { token, getTokenVariable } from './theme/tokens/token.ts';
export type { TokenPath } from './theme/tokens/tokens.ts';
export {
  createToastStore,
  type LoadingOptions,
  type Toast,
  type ToastStore,
  type ToastTone,
} from './toast/createToastStore.ts';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { VisuallyHidden, visuallyHidden } from './text/VisuallyHidden.tsx';
