import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useCapsLock } from './useCapsLock.ts';

function Field() {
  const { isOn, watch } = useCapsLock();
  return <input aria-label="password" aria-invalid={isOn} {...watch} />;
}

const press = (type: 'keyDown' | 'keyUp', isOn: boolean) => {
  const field = screen.getByLabelText('password');
  const event = createEvent[type](field, { key: 'a' });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => isOn && key === 'CapsLock' });
  fireEvent(field, event);
};

it('follows caps lock while a key is pressed and released, and ends with the focus', () => {
  render(<Field />);
  const field = screen.getByLabelText('password');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  press('keyDown', true);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  press('keyUp', false);
  expect(field).toHaveAttribute('aria-invalid', 'false');
  press('keyDown', true);
  fireEvent.blur(field);
  expect(field).toHaveAttribute('aria-invalid', 'false');
});
