/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Dialog } from './Dialog.tsx';

it('an open dialog is not part of the HTML of a server, which has no page to open it above', () => {
  expect(renderToString(<Dialog isOpen onClose={() => undefined} title="form" />)).toBe('');
});
