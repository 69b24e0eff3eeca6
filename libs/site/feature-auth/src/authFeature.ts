import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { authMessages } from './messages/authMessages.ts';

/** Login, registration, forgotten password and new-device check: dialogs only, everything behind `import()` (AUT-01). */
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
  runtime: () => import('./state/authRuntime.ts').then((file) => file.authRuntime),
});
