import { createMemoryStore } from '@pavilion/kernel';
import { followPageSize } from './followPageSize.ts';
import { PAGE_SIZE_KEY } from './pageSizes.ts';

function start(stored?: string) {
  const store = createMemoryStore();
  if (stored !== undefined) store.set(PAGE_SIZE_KEY, stored);
  const root = document.createElement('html');
  const stop = followPageSize(store, root);
  return { store, root, stop };
}

describe('followPageSize', () => {
  it.each([
    ['90', '90'],
    ['110', '110'],
    ['125', '125'],
    ['100', undefined],
    ['400', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('DSK-11 a stored size %s sets the attribute %s', (stored, attribute) => {
    expect(start(stored).root.dataset['pageSize']).toBe(attribute);
  });

  it('DSK-11 STO-03 adopts the choice of another tab until it is stopped', () => {
    const { store, root, stop } = start('110');
    const storeElsewhere = (value: string) => {
      store.set(PAGE_SIZE_KEY, value);
      window.dispatchEvent(new StorageEvent('storage', { key: PAGE_SIZE_KEY, newValue: value }));
    };
    storeElsewhere('100');
    expect(root.dataset['pageSize']).toBeUndefined();
    stop();
    storeElsewhere('125');
    expect(root.dataset['pageSize']).toBeUndefined();
  });
});
