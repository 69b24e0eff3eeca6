import { createMemoryStore } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { chatSettingsActions, chatSettingsReducer } from './chatSlice.ts';
import { parseChatSettings, persistChatSettings } from './persistChatSettings.ts';

const settings = {
  rid: 'football',
  blocked: [{ uid: 'm2', nickname: 'de***02' }],
  quiet: ['lobby'],
  dismissed: ['1'],
};

describe('parseChatSettings', () => {
  it('STO-02 reads what was stored', () => {
    expect(parseChatSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([undefined, '', '{', 'null', '7', '"text"'])('STO-02 F-STO-03 ignores the text %p', (text) => {
    expect(parseChatSettings(text)).toBeUndefined();
  });

  it('STO-02 F-STO-03 keeps the valid parts of damaged settings', () => {
    const damaged = {
      rid: 7,
      blocked: [null, 'm2', { uid: 'm3' }, { uid: 4, nickname: 'x' }, { ...settings.blocked[0], role: 'admin' }],
      quiet: 'lobby',
      dismissed: [1, '2', null],
    };
    expect(parseChatSettings(JSON.stringify(damaged))).toEqual({
      rid: 'lobby',
      blocked: settings.blocked,
      quiet: [],
      dismissed: ['2'],
    });
  });
});

describe('persistChatSettings', () => {
  const store = createMemoryStore();
  const openTab = () => {
    const saga = createSagaMiddleware();
    const tab = configureStore({
      reducer: { chatDesk: chatSettingsReducer },
      middleware: (base) => base({ thunk: false }).concat(saga),
    });
    saga.run(persistChatSettings, { store } as unknown as Services);
    return tab;
  };
  const readStored = () => parseChatSettings(store.get('chat.desk'));

  it('keeps what another tab has stored', () => {
    const [here, there] = [openTab(), openTab()];
    const person = { uid: 'm2', nickname: 'de***02' };
    here.dispatch(chatSettingsActions.personBlocked(person));
    here.dispatch(chatSettingsActions.quietToggled('lobby'));
    there.dispatch(chatSettingsActions.roomChosen('football'));
    there.dispatch(chatSettingsActions.quietToggled('lobby'));
    expect(readStored()).toEqual({ rid: 'football', blocked: [person], quiet: ['lobby'], dismissed: [] });
    there.dispatch(chatSettingsActions.quietToggled('lobby'));
    here.dispatch(chatSettingsActions.personUnblocked('m2'));
    expect(readStored()).toEqual({ rid: 'football', blocked: [], quiet: [], dismissed: [] });
  });
});
