import type { MemberCentreT } from '../messages/memberCentreMessages.ts';
import type { tutorialZhCN } from '../messages/zhCN/tutorialZhCN.ts';
import type { ChapterId } from './tutorialChapters.ts';

type StepKey = Extract<keyof typeof tutorialZhCN, `tutorial.${ChapterId}.${string}.text`>;
type TitleKey = StepKey extends `${infer Key}.text` ? Extract<Key, keyof typeof tutorialZhCN> : never;

/** Returns title and text of a step. A test checks that each step has both. */
export function getStepTexts(t: MemberCentreT, chapter: ChapterId, step: string) {
  const key = `tutorial.${chapter}.${step}`;
  return { title: t(key as TitleKey), text: t(`${key}.text` as StepKey) };
}
