import { parseChatSettings } from './persistChatSettings.ts';

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
