import { homeMessages } from '@pavilion/feature-home';
import { zhCN as home } from '@pavilion/feature-home/texts/zhCN';
import type { InitialMessages } from './initialMessages.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { zhCN as shell } from '../messages/zhCN.ts';

/** Texts of the first chunk of a site that opens in zh-CN. */
export const initialMessages: InitialMessages = [
  [shellMessages, shell],
  [homeMessages, home],
];
