import { toLangx } from '../i18n/locale.ts';
import type { Services } from './services.ts';

/** Returns the fields of every `resource` call (§7). */
export const createResourceFields = ({ session, clock, i18n }: Pick<Services, 'session' | 'clock' | 'i18n'>) => ({
  timestamp: clock.now(),
  token: session.token(),
  langx: toLangx(i18n.locale()),
  remoteip: '',
});
