// Logs in from a new device, in a terminal, without React, Redux or a page: password, new-device check, code, session.
// The code is read from the inbox of the sandbox.
//   node demo/login.mjs [name] [password] [middle digits of the phone]       PAVILION_URL: address of the platform
import { createApiClient, createSession } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { schemas } from '@pavilion/api-client/schemas';
import { createLoginController, loginActions, newDeviceActions } from '@pavilion/auth-flows';
import { captchaCalls, deviceCodeCall, loginCall } from '@pavilion/auth-flows/wire';
import { systemClock } from '@pavilion/kernel';

/** Creates the login flow of a platform, with a session that keeps the token in memory. */
function createFlow(baseUrl) {
  const session = createSession();
  const client = createApiClient({ session, baseUrl, schemas: async () => schemas });
  const flow = createLoginController({
    ...loginCall(client),
    ...captchaCalls(client),
    ...deviceCodeCall(client),
    hashPassword: md5Hex,
    session: { store: session.login },
    clock: systemClock,
    announce: () => undefined,
  });
  return { flow, session };
}

/** Resolves when the flow has reached a step; rejects when the login is refused. */
function waitForStep(flow, isThere) {
  return new Promise((resolve, reject) => {
    const inspectFlow = () => {
      const state = flow.getState();
      const { login } = state;
      if (isThere(state)) resolve(state);
      else if (login.step === 'refused') reject(new Error(login.failure.serverText ?? login.failure.messageKey));
      else if (login.step === 'captchaRequired')
        reject(
          new Error(
            'waitForStep: the platform requires a captcha, which a terminal cannot show. Use the name of a member without one.',
          ),
        );
      else return;
      stop();
    };
    const stop = flow.subscribe(inspectFlow);
    inspectFlow();
  });
}

/** Prints each step once. */
function follow(flow, print) {
  let last = '';
  return flow.subscribe(() => {
    const { login, newDevice, sendCode } = flow.getState();
    const line = `login ${login.step}, new device ${newDevice.step}, code ${sendCode.step}`;
    if (line !== last) print(`  ${line}`);
    last = line;
  });
}

async function readCode(baseUrl) {
  const inbox = await (await fetch(`${baseUrl}/console/api/inbox`)).json();
  return inbox[0].code;
}

/** Runs a login and prints its steps. */
export async function runLogin({ baseUrl, name, password, middleDigits, print }) {
  const { flow, session } = createFlow(baseUrl);
  follow(flow, print);
  try {
    print(`> log in as ${name}`);
    flow.send(loginActions.loginRequested({ username: name, password }));
    const { newDevice } = await waitForStep(flow, (state) => state.newDevice.step === 'ready');
    print(`${newDevice.code} ${newDevice.serverText} (${newDevice.maskedPhone})`);

    print('> send a code by text message');
    flow.send(newDeviceActions.codeRequested({ channel: 0 }));
    print(`> the four middle digits are ${middleDigits}`);
    flow.send(newDeviceActions.middleDigitsEntered({ digits: middleDigits }));
    const { sendCode } = await waitForStep(flow, (state) => state.sendCode.step === 'waiting');
    print(`the next code can be requested in ${sendCode.secondsLeft} s`);

    const code = await readCode(baseUrl);
    print(`> the inbox contains ${code}`);
    flow.send(newDeviceActions.codeEntered({ code }));
    const { login } = await waitForStep(flow, (state) => state.login.step === 'succeeded');
    print(`logged in as member ${login.userId}; the token is stored: ${session.token() !== ''}`);
  } finally {
    flow.dispose();
  }
}

if (process.argv[1]?.endsWith('login.mjs')) {
  const [name = 'device01', password = 'demo1234', middleDigits = '0000'] = process.argv.slice(2);
  const baseUrl = process.env.PAVILION_URL ?? 'http://127.0.0.1:4300';
  runLogin({ baseUrl, name, password, middleDigits, print: console.log }).catch((error) => {
    console.error(`${error.message}\nIs a sandbox listening on ${baseUrl}?`);
    process.exitCode = 1;
  });
}
