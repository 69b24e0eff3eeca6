import { AlertIcon } from '../icons/AlertIcon.tsx';
import { ArrowDownIcon } from '../icons/ArrowDownIcon.tsx';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { ArrowUpIcon } from '../icons/ArrowUpIcon.tsx';
import { BellIcon } from '../icons/BellIcon.tsx';
import { CalendarIcon } from '../icons/CalendarIcon.tsx';
import { CardIcon } from '../icons/CardIcon.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.tsx';
import { ClockIcon } from '../icons/ClockIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { CopyIcon } from '../icons/CopyIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { ExternalIcon } from '../icons/ExternalIcon.tsx';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/EyeOffIcon.tsx';
import { FilterIcon } from '../icons/FilterIcon.tsx';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { GridIcon } from '../icons/GridIcon.tsx';
import { HistoryIcon } from '../icons/HistoryIcon.tsx';
import { ImageIcon } from '../icons/ImageIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { LockIcon } from '../icons/LockIcon.tsx';
import { LogOutIcon } from '../icons/LogOutIcon.tsx';
import { MailIcon } from '../icons/MailIcon.tsx';
import { MegaphoneIcon } from '../icons/MegaphoneIcon.tsx';
import { MenuIcon } from '../icons/MenuIcon.tsx';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { MoonIcon } from '../icons/MoonIcon.tsx';
import { MoreIcon } from '../icons/MoreIcon.tsx';
import { OfflineIcon } from '../icons/OfflineIcon.tsx';
import { PanelLeftIcon } from '../icons/PanelLeftIcon.tsx';
import { PhoneIcon } from '../icons/PhoneIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { SendIcon } from '../icons/SendIcon.tsx';
import { SettingsIcon } from '../icons/SettingsIcon.tsx';
import { ShieldIcon } from '../icons/ShieldIcon.tsx';
import { SlipIcon } from '../icons/SlipIcon.tsx';
import { SmileIcon } from '../icons/SmileIcon.tsx';
import { StarIcon } from '../icons/StarIcon.tsx';
import { SunIcon } from '../icons/SunIcon.tsx';
import { SwapIcon } from '../icons/SwapIcon.tsx';
import { TrashIcon } from '../icons/TrashIcon.tsx';
import { TrophyIcon } from '../icons/TrophyIcon.tsx';
import { TvIcon } from '../icons/TvIcon.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import { UsersIcon } from '../icons/UsersIcon.tsx';
import { WalletIcon } from '../icons/WalletIcon.tsx';

/** All icons by name, for names that are known only at run time. */
export const icons = {
  close: CloseIcon,
  check: CheckIcon,
  checkCircle: CheckCircleIcon,
  info: InfoIcon,
  alert: AlertIcon,
  chevronDown: ChevronDownIcon,
  chevronUp: ChevronUpIcon,
  chevronLeft: ChevronLeftIcon,
  chevronRight: ChevronRightIcon,
  eye: EyeIcon,
  eyeOff: EyeOffIcon,
  search: SearchIcon,
  plus: PlusIcon,
  minus: MinusIcon,
  trash: TrashIcon,
  refresh: RefreshIcon,
  copy: CopyIcon,
  calendar: CalendarIcon,
  user: UserIcon,
  users: UsersIcon,
  bell: BellIcon,
  star: StarIcon,
  lock: LockIcon,
  external: ExternalIcon,
  arrowLeft: ArrowLeftIcon,
  arrowRight: ArrowRightIcon,
  arrowUp: ArrowUpIcon,
  arrowDown: ArrowDownIcon,
  menu: MenuIcon,
  logOut: LogOutIcon,
  settings: SettingsIcon,
  sun: SunIcon,
  moon: MoonIcon,
  globe: GlobeIcon,
  clock: ClockIcon,
  filter: FilterIcon,
  phone: PhoneIcon,
  mail: MailIcon,
  offline: OfflineIcon,
  wallet: WalletIcon,
  swap: SwapIcon,
  card: CardIcon,
  shield: ShieldIcon,
  history: HistoryIcon,
  send: SendIcon,
  image: ImageIcon,
  grid: GridIcon,
  smile: SmileIcon,
  more: MoreIcon,
  megaphone: MegaphoneIcon,
  panelLeft: PanelLeftIcon,
  download: DownloadIcon,
  tv: TvIcon,
  slip: SlipIcon,
  trophy: TrophyIcon,
};
