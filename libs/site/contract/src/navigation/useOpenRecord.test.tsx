import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useOpenRecord } from './useOpenRecord.ts';

const VIEWS = ['detail', 'receipt'] as const;
interface Item {
  readonly id: string;
}
const getId = ({ id }: Item) => id;

function Page({ records }: { readonly records: readonly Item[] }) {
  const { view, record, open, close } = useOpenRecord({ views: VIEWS, records, getId });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search} ${view ?? '-'} ${record?.id ?? '-'}`}</output>
      {VIEWS.map((name) => (
        <button key={name} type="button" onClick={() => open(name, { id: '1' })}>
          {name}
        </button>
      ))}
      <button type="button" onClick={close}>
        close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  );
}

const one = [{ id: '1' }];
const createPage = (entries: string[], records: readonly Item[]) => (
  <MemoryRouter initialEntries={entries}>
    <Page records={records} />
  </MemoryRouter>
);

function setUp(entries = ['/before', '/list?tab=all'], records: readonly Item[] = one) {
  const user = userEvent.setup();
  const { rerender } = render(createPage(entries, records));
  return {
    press: async (...names: string[]) => {
      for (const name of names) await user.click(screen.getByRole('button', { name }));
    },
    getShown: () => screen.getByRole('status').textContent,
    show: (next: readonly Item[]) => rerender(createPage(entries, next)),
  };
}

describe('useOpenRecord', () => {
  it('the back button closes a record and stays on the page with its filter', async () => {
    const { press, getShown } = setUp();
    await press('detail');
    expect(getShown()).toBe('/list?tab=all&detail=1 detail 1');
    await press('back');
    expect(getShown()).toBe('/list?tab=all - -');
    await press('forward');
    expect(getShown()).toBe('/list?tab=all&detail=1 detail 1');
  });

  it('a closed record leaves no entry before the list, also when it is opened again', async () => {
    const { press, getShown } = setUp();
    await press('detail', 'close', 'receipt', 'close');
    expect(getShown()).toBe('/list?tab=all - -');
    await press('back');
    expect(getShown()).toBe('/before - -');
  });

  it('two presses of the close button go back once', async () => {
    const { press, getShown } = setUp();
    await press('detail');
    const button = screen.getByRole('button', { name: 'close' });
    act(() => {
      button.click();
      button.click();
    });
    expect(getShown()).toBe('/list?tab=all - -');
    await press('forward', 'close');
    expect(getShown()).toBe('/list?tab=all - -');
  });

  it('a link opens a record once it is loaded, and closing it stays on the page', async () => {
    const { press, getShown, show } = setUp(['/before', '/list?receipt=1&tab=all'], []);
    expect(getShown()).toBe('/list?receipt=1&tab=all receipt -');
    show(one);
    expect(getShown()).toBe('/list?receipt=1&tab=all receipt 1');
    await press('close');
    expect(getShown()).toBe('/list?tab=all - -');
    await press('back');
    expect(getShown()).toBe('/before - -');
  });

  it('a record that leaves the list stays open', async () => {
    const { press, getShown, show } = setUp();
    await press('detail');
    show([]);
    expect(getShown()).toBe('/list?tab=all&detail=1 detail 1');
    await press('back');
    expect(getShown()).toBe('/list?tab=all - -');
  });
});
