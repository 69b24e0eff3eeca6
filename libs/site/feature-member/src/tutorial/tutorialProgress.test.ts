import { createMemoryStore } from '@pavilion/kernel';
import { loadProgress, saveFinished, saveStep } from './tutorialProgress.ts';

describe('tutorial progress', () => {
  it('NAV-06 resumes at the step that was left, for its member only', () => {
    const store = createMemoryStore();
    saveStep(store, '7', { chapter: 'bet', step: 2 });
    expect(loadProgress(store, '7')).toEqual({ left: { chapter: 'bet', step: 2 }, finished: [] });
    expect(loadProgress(store, '8').left).toBeUndefined();
  });

  it('NAV-06 lists a finished chapter once and resumes nothing', () => {
    const store = createMemoryStore();
    saveStep(store, '7', { chapter: 'bet', step: 3 });
    saveFinished(store, '7', 'bet');
    saveFinished(store, '7', 'bet');
    expect(loadProgress(store, '7')).toEqual({ left: undefined, finished: ['bet'] });
    saveStep(store, '7', { chapter: 'record', step: 0 });
    expect(loadProgress(store, '7').finished).toEqual(['bet']);
  });

  it.each([
    'x',
    'null',
    '[]',
    '{"left":{"chapter":"none","step":0},"finished":"bet"}',
    '{"left":{"chapter":"bet","step":99},"finished":["none"]}',
    '{"left":{"chapter":"bet","step":"0"}}',
  ])('F-STO-09 ignores the progress %s', (text) => {
    const store = createMemoryStore();
    store.set('tutorial.7', text);
    expect(loadProgress(store, '7')).toEqual({ left: undefined, finished: [] });
  });
});
