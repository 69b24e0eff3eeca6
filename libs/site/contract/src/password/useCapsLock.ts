import { useState, type KeyboardEvent } from 'react';

/** Whether caps lock is on while a password is typed, and the handlers its field needs. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: updateCapsLock, onKeyUp: updateCapsLock, onBlur: () => setOn(false) } };
}
