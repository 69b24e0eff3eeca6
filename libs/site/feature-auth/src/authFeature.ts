import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { authMessages } from './messages/authMessages.ts';

/** Feature of login, registration, password reset and new-device check. Only dialogs, all loaded lazily (AUT-01). */
export const authFeature = defineFeature({
  id: 'auth',
  messages: [authMessages, errorMessages],
  dialogs: {
    login: () => import('./login/LoginDialog.tsx').then((file) => file.LoginDialog),
    register: () => import('./register/RegisterDialog.tsx').then((file) => file.RegisterDialog),
    forgot: () => import('./forgot/ForgotDialog.tsx').then((file) => file.ForgotDialog),
    newDevice: () => import('./newDevice/NewDeviceDialog.tsx').then((file) => file.NewDeviceDialog),
    captcha: () => import('./captcha/HostedCaptcha.tsx').then((file) => file.HostedCaptcha),
  },
  runtime: () => import('./runtime/authRuntime.ts').then((file) => file.authRuntime),
});
