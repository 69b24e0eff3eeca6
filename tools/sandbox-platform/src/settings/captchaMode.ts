/**
 * Rule by which the platform requires captchas. It is set in the console.
 *
 * - `default`: a picture, at login after 5 failures of the name, at registration and password reset always.
 * - `picture`, `slider`: always the named captcha.
 * - `risk`: none, picture or slider, from the failed logins of the name and the wrong solutions of the device.
 * - `off`: never.
 */
export type CaptchaMode = 'default' | 'picture' | 'slider' | 'risk' | 'off';

export const captchaModes: readonly CaptchaMode[] = ['default', 'picture', 'slider', 'risk', 'off'];
