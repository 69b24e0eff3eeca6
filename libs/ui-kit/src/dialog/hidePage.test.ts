import { hidePage } from './hidePage.ts';

const get = (id: string) => document.getElementById(id) as HTMLElement;
const isHidden = (id: string) => [get(id).hasAttribute('inert'), get(id).getAttribute('aria-hidden') === 'true'];

const HIDDEN = [true, true];
const USABLE = [false, false];

beforeEach(() => {
  document.body.innerHTML =
    '<main id="page"></main><div id="old" inert></div><div id="live" aria-live="polite"></div><div id="one" data-dialog-layer></div><div id="two" data-dialog-layer></div>';
});
afterEach(() => document.body.replaceChildren());

describe('F-UI-02 the page behind a dialog', () => {
  it('is inert and hidden, but not the dialog and the messages', () => {
    const undo = hidePage(get('one'));
    expect(['page', 'one', 'live'].map(isHidden)).toEqual([HIDDEN, USABLE, USABLE]);
    undo();
    expect(isHidden('page')).toEqual(USABLE);
  });

  it('keeps what was inert before', () => {
    hidePage(get('one'))();
    expect(get('old')).toHaveAttribute('inert');
    hidePage(get('one'))();
    expect(get('old')).toHaveAttribute('inert');
  });

  it('keeps what the page itself makes inert after a dialog', () => {
    hidePage(get('one'))();
    get('page').setAttribute('inert', '');
    hidePage(get('one'))();
    expect(get('page')).toHaveAttribute('inert');
  });

  it('does not change when a second dialog opens or closes', () => {
    const undoLower = hidePage(get('one'));
    const changes = new MutationObserver(() => undefined);
    changes.observe(get('page'), { attributes: true, attributeFilter: ['inert', 'aria-hidden'] });
    hidePage(get('two'))();
    expect(changes.takeRecords()).toEqual([]);
    undoLower();
  });

  it('leaves elements usable that are added later', () => {
    const undo = hidePage(get('one'));
    document.body.insertAdjacentHTML('beforeend', '<div id="options"></div>');
    expect(isHidden('options')).toEqual(USABLE);
    undo();
  });

  it.each(['upper', 'lower'])('is hidden until both of two dialogs are closed, the %s one first', (first) => {
    const undos = { lower: hidePage(get('one')), upper: hidePage(get('two')) };
    expect(['page', 'one', 'two'].map(isHidden)).toEqual([HIDDEN, HIDDEN, USABLE]);
    undos[first as 'upper']();
    expect(isHidden('page')).toEqual(HIDDEN);
    expect(isHidden(first === 'upper' ? 'one' : 'two')).toEqual(USABLE);
    undos[first === 'upper' ? 'lower' : 'upper']();
    expect([...document.querySelectorAll('[inert], [aria-hidden], [data-behind-dialog]')]).toEqual([get('old')]);
  });
});
