import { useState, type KeyboardEvent } from 'react';

/** Returns whether caps lock is on while a password is typed, and the handlers for its field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: updateCapsLock, onKeyUp: updateCapsLock, onBlur: () => setOn(false) } };
}
