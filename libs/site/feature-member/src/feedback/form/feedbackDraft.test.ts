import { createMemoryStore } from '@pavilion/kernel';
import { emptyDraft, loadDraft, saveDraft, type FeedbackDraft } from './feedbackDraft.ts';

const draft: FeedbackDraft = {
  categoryId: 'deposit',
  content: '还没有到账',
  pictures: [{ imageId: 'i', url: '/u', name: '<b>.png' }],
  attachment: { kind: 'order', id: 'D1', label: '存款' },
  attempt: { requestId: 'r', body: '{}' },
};

describe('feedback draft', () => {
  it('USR-07 returns a stored draft to its member only', () => {
    const store = createMemoryStore();
    saveDraft(store, '7', draft);
    expect(loadDraft(store, '7')).toEqual(draft);
    expect(loadDraft(store, '8')).toBe(emptyDraft);
  });

  it('USR-07 leaves nothing in the storage after the draft was sent', () => {
    const store = createMemoryStore();
    const remove = jest.spyOn(store, 'remove');
    saveDraft(store, '7', draft);
    saveDraft(store, '7', emptyDraft);
    expect(loadDraft(store, '7')).toBe(emptyDraft);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it.each([
    'x',
    'null',
    '[]',
    '1',
    '{"categoryId":"a","content":1,"pictures":[]}',
    '{"content":"a","pictures":[]}',
    '{"categoryId":"a","content":"a"}',
    '{"categoryId":"a","content":"a","pictures":[null]}',
    '{"categoryId":"a","content":"a","pictures":["i"]}',
    '{"categoryId":"a","content":"a","pictures":[{"url":"u","name":"n"}]}',
    '{"categoryId":"a","content":"a","pictures":[{"imageId":"i","name":"n"}]}',
    '{"categoryId":"a","content":"a","pictures":[{"imageId":"i","url":"u"}]}',
    '{"categoryId":"a","content":"a","pictures":[{"imageId":"i","url":"u","name":"n"},{"imageId":"i"}]}',
    '{"categoryId":"a","content":"a","pictures":[],"attachment":null}',
    '{"categoryId":"a","content":"a","pictures":[],"attachment":{"kind":"bet","label":"1"}}',
    '{"categoryId":"a","content":"a","pictures":[],"attachment":{"kind":"bet","id":"1"}}',
    '{"categoryId":"a","content":"a","pictures":[],"attempt":{"body":"r"}}',
    '{"categoryId":"a","content":"a","pictures":[],"attempt":null}',
    '{"categoryId":1,"content":"a","pictures":[]}',
    '{"categoryId":"a","content":"a","pictures":{}}',
    '{"categoryId":"a","content":"a","pictures":[{"imageId":"i"}]}',
    '{"categoryId":"a","content":"a","pictures":[],"attachment":{"kind":"x","id":"1","label":"1"}}',
    '{"categoryId":"a","content":"a","pictures":[],"attempt":{"requestId":"r"}}',
  ])('F-STO-09 ignores the damaged draft %s', (text) => {
    const store = createMemoryStore();
    store.set('feedbackDraft.7', text);
    expect(loadDraft(store, '7')).toBe(emptyDraft);
  });

  it.each([
    { categoryId: '', content: '', pictures: [] },
    { ...draft, attachment: { kind: 'bet' as const, id: 'T1', label: '英超' } },
  ])('USR-07 loads the draft %j', (stored) => {
    const store = createMemoryStore();
    store.set('feedbackDraft.7', JSON.stringify(stored));
    expect(loadDraft(store, '7')).toEqual(stored);
  });
});
