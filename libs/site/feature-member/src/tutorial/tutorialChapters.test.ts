import { tutorialZhCN } from '../messages/zhCN/tutorialZhCN.ts';
import { tutorialZhTW } from '../messages/zhTW/tutorialZhTW.ts';
import { tutorialChapters } from './tutorialChapters.ts';

describe('tutorial chapters', () => {
  it.each(tutorialChapters.flatMap(({ id, steps }) => steps.map((step) => `tutorial.${id}.${step.id}`)))(
    'NAV-06 %s has a title and a text in both scripts',
    (key) => {
      for (const texts of [tutorialZhCN, tutorialZhTW]) {
        expect(texts).toHaveProperty([key], expect.stringMatching(/./));
        expect(texts).toHaveProperty([`${key}.text`], expect.stringMatching(/./));
      }
    },
  );
});
