import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { authMessages } from './messages/authMessages.ts';

/** Login and registration: dialogs only, everything behind `import()` (AUT-01). */
export const authFeature = defineFeature({
  id: 'auth',
  messages: [authMessages, errorMessages],
  dialogs: {
    login: () => import('./login/LoginDialog.tsx').then((file) => file.LoginDialog),
    register: () => import('./register/RegisterNotice.tsx').then((file) => file.RegisterNotice),
  },
  runtime: () => import('./state/authRuntime.ts').then((file) => file.authRuntime),
});
