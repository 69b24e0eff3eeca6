/**
 * How the platform chooses captchas; turned in the console.
 *
 * `default`: login after three failures of a device, registering and resetting always, by picture. `picture`, `slider`:
 * always, that one. `risk`: by what a device has done. `off`: never.
 */
export type CaptchaMode = 'default' | 'picture' | 'slider' | 'risk' | 'off';

export const captchaModes: readonly CaptchaMode[] = ['default', 'picture', 'slider', 'risk', 'off'];
