import { homeMessages } from '@pavilion/feature-home';
import { zhTW as home } from '@pavilion/feature-home/texts/zhTW';
import type { InitialMessages } from './initialMessages.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { zhTW as shell } from '../messages/zhTW.ts';

/** Texts of the first chunk of a site that opens in zh-TW. */
export const initialMessages: InitialMessages = [
  [shellMessages, shell],
  [homeMessages, home],
];
