/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openFair } from './dialogs.js';

const seeds = { hash: 'hash', nextHash: 'next', clientSeed: 'client', nonce: 1 };

function openSeeds(respond: () => Promise<unknown>) {
  const bodies: unknown[] = [];
  const fetch = async (_path: string, { body }: { readonly body: string }) => {
    bodies.push(JSON.parse(body));
    return { ok: true, status: 200, json: respond };
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetch });
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => undefined });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.body.replaceChildren();
  openFair({ seeds }, { refresh: async () => undefined });
  return {
    bodies,
    user: userEvent.setup(),
    input: document.querySelector('#new-seed') as HTMLInputElement,
    button: document.querySelector('.main') as HTMLButtonElement,
    readNote: () => document.querySelector('.dialog-body [role="status"]')?.textContent,
  };
}

describe('dialog of the fairness', () => {
  it.each(['click', 'Enter'])(
    'LOB-05 G1 %s changes the seed without a form, which the frame of the site blocks',
    async (way) => {
      const { bodies, user, input, button, readNote } = openSeeds(async () => ({
        seeds: { ...seeds, clientSeed: 'lucky-8' },
      }));
      expect(document.querySelector('form')).toBeNull();
      await user.type(input, 'lucky-8');
      await (way === 'click' ? user.click(button) : user.keyboard('{Enter}'));
      expect(bodies).toEqual([{ clientSeed: 'lucky-8' }]);
      expect([readNote(), input.value]).toEqual(['旧种子已公布，之前各局均可验证。', '']);
      expect(document.querySelector('.proof')?.textContent).toContain('lucky-8');
    },
  );

  it('LOB-05 sends no seed with other characters', async () => {
    const { bodies, user, input, button } = openSeeds(async () => ({ seeds }));
    await user.type(input, '八');
    await user.click(button);
    expect(bodies).toEqual([]);
  });

  it('LOB-05 shows that the seed was not changed', async () => {
    const { user, input, button, readNote } = openSeeds(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.type(input, 'lucky-8');
    await user.click(button);
    expect([readNote(), input.value]).toEqual(['更换失败，请稍后重试。', 'lucky-8']);
  });
});
