import { homeMessages } from '@pavilion/feature-home';
import { zhTW as home } from '@pavilion/feature-home/texts/zhTW';
import type { FirstTexts } from '../firstTexts.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { zhTW as shell } from '../messages/zhTW.ts';

/** What a site that opens in zh-TW says at once. */
export const firstTexts: FirstTexts = [
  [shellMessages, shell],
  [homeMessages, home],
];
