import { createMemoryStore } from '@pavilion/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { storeShortcuts } from './shortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';

function Page({ onD }: { readonly onD: () => unknown }) {
  useShortcuts({ d: onD });
  return (
    <>
      <button type="button">place</button>
      <input aria-label="note" />
      <input type="radio" aria-label="compact" />
      <div role="dialog">
        <button type="button">close</button>
      </div>
      <div role="grid" tabIndex={0} onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}

function renderPage(onD: () => unknown = jest.fn()) {
  const store = createMemoryStore();
  render(
    <ServicesContext.Provider value={{ store } as unknown as Services}>
      <Page onD={onD} />
    </ServicesContext.Provider>,
  );
  return store;
}

const getElement = (role: string) =>
  role === 'page' ? document.body : screen.getByRole(role.split(' ')[0]!, { name: role.split(' ')[1] });

it.each`
  rule                                  | on                | key                                | count
  ${'handles a key of the page'}        | ${'page'}         | ${{ key: 'd' }}                    | ${1}
  ${'handles an upper-case letter'}     | ${'page'}         | ${{ key: 'D', shiftKey: true }}    | ${1}
  ${'handles a key on a button'}        | ${'button place'} | ${{ key: 'd' }}                    | ${1}
  ${'handles a key on a choice'}        | ${'radio'}        | ${{ key: 'd' }}                    | ${1}
  ${'ignores other keys'}               | ${'page'}         | ${{ key: 'e' }}                    | ${0}
  ${'ignores text'}                     | ${'textbox'}      | ${{ key: 'd' }}                    | ${0}
  ${'ignores keys in a dialog'}         | ${'button close'} | ${{ key: 'd' }}                    | ${0}
  ${'ignores keys that a part handled'} | ${'grid'}         | ${{ key: 'd' }}                    | ${0}
  ${'ignores commands of the browser'}  | ${'page'}         | ${{ key: 'd', ctrlKey: true }}     | ${0}
  ${'ignores a key that is held down'}  | ${'page'}         | ${{ key: 'd', repeat: true }}      | ${0}
  ${'ignores keys of an input method'}  | ${'page'}         | ${{ key: 'd', isComposing: true }} | ${0}
`('DSK-05 $rule', ({ on, key, count }) => {
  const onD = jest.fn();
  renderPage(onD);
  fireEvent.keyDown(getElement(on as string), key as object);
  expect(onD).toHaveBeenCalledTimes(count as number);
});

it('DSK-05 prevents the default of a key unless its handler leaves it to others', () => {
  const onD = jest.fn((): boolean | undefined => undefined);
  renderPage(onD);
  // `fireEvent` returns whether the default is still wanted.
  expect(fireEvent.keyDown(document.body, { key: 'd' })).toBe(false);
  onD.mockReturnValue(false);
  expect(fireEvent.keyDown(document.body, { key: 'd' })).toBe(true);
});

it('DSK-05 QLT-02 ignores single keys while the player has turned them off', () => {
  const onD = jest.fn();
  const store = renderPage(onD);
  storeShortcuts(store, false);
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(onD).not.toHaveBeenCalled();
  storeShortcuts(store, true);
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(onD).toHaveBeenCalledTimes(1);
});
