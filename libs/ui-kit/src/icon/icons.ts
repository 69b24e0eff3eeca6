import { AlertIcon } from '../icons/status/AlertIcon.tsx';
import { ArrowDownIcon } from '../icons/arrows/ArrowDownIcon.tsx';
import { ArrowLeftIcon } from '../icons/arrows/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/arrows/ArrowRightIcon.tsx';
import { ArrowUpIcon } from '../icons/arrows/ArrowUpIcon.tsx';
import { BellIcon } from '../icons/status/BellIcon.tsx';
import { CalendarIcon } from '../icons/status/CalendarIcon.tsx';
import { CardIcon } from '../icons/objects/CardIcon.tsx';
import { CheckCircleIcon } from '../icons/status/CheckCircleIcon.tsx';
import { CheckIcon } from '../icons/controls/CheckIcon.tsx';
import { ChevronDownIcon } from '../icons/arrows/ChevronDownIcon.tsx';
import { ChevronLeftIcon } from '../icons/arrows/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/arrows/ChevronRightIcon.tsx';
import { ChevronUpIcon } from '../icons/arrows/ChevronUpIcon.tsx';
import { ClockIcon } from '../icons/status/ClockIcon.tsx';
import { CloseIcon } from '../icons/controls/CloseIcon.tsx';
import { CopyIcon } from '../icons/controls/CopyIcon.tsx';
import { DownloadIcon } from '../icons/arrows/DownloadIcon.tsx';
import { ExternalIcon } from '../icons/arrows/ExternalIcon.tsx';
import { EyeIcon } from '../icons/controls/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/controls/EyeOffIcon.tsx';
import { FilterIcon } from '../icons/controls/FilterIcon.tsx';
import { GlobeIcon } from '../icons/objects/GlobeIcon.tsx';
import { GridIcon } from '../icons/objects/GridIcon.tsx';
import { HistoryIcon } from '../icons/status/HistoryIcon.tsx';
import { ImageIcon } from '../icons/objects/ImageIcon.tsx';
import { InfoIcon } from '../icons/status/InfoIcon.tsx';
import { LockIcon } from '../icons/status/LockIcon.tsx';
import { LogOutIcon } from '../icons/arrows/LogOutIcon.tsx';
import { MailIcon } from '../icons/objects/MailIcon.tsx';
import { MegaphoneIcon } from '../icons/objects/MegaphoneIcon.tsx';
import { MenuIcon } from '../icons/controls/MenuIcon.tsx';
import { MinusIcon } from '../icons/controls/MinusIcon.tsx';
import { MoonIcon } from '../icons/status/MoonIcon.tsx';
import { MoreIcon } from '../icons/controls/MoreIcon.tsx';
import { OfflineIcon } from '../icons/status/OfflineIcon.tsx';
import { PanelLeftIcon } from '../icons/controls/PanelLeftIcon.tsx';
import { PhoneIcon } from '../icons/objects/PhoneIcon.tsx';
import { PlusIcon } from '../icons/controls/PlusIcon.tsx';
import { RefreshIcon } from '../icons/arrows/RefreshIcon.tsx';
import { SearchIcon } from '../icons/controls/SearchIcon.tsx';
import { SendIcon } from '../icons/controls/SendIcon.tsx';
import { SettingsIcon } from '../icons/controls/SettingsIcon.tsx';
import { ShieldIcon } from '../icons/status/ShieldIcon.tsx';
import { SlipIcon } from '../icons/objects/SlipIcon.tsx';
import { SmileIcon } from '../icons/objects/SmileIcon.tsx';
import { StarIcon } from '../icons/objects/StarIcon.tsx';
import { SunIcon } from '../icons/status/SunIcon.tsx';
import { SwapIcon } from '../icons/arrows/SwapIcon.tsx';
import { TrashIcon } from '../icons/controls/TrashIcon.tsx';
import { TrophyIcon } from '../icons/objects/TrophyIcon.tsx';
import { TvIcon } from '../icons/objects/TvIcon.tsx';
import { UserIcon } from '../icons/objects/UserIcon.tsx';
import { UsersIcon } from '../icons/objects/UsersIcon.tsx';
import { WalletIcon } from '../icons/objects/WalletIcon.tsx';

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
