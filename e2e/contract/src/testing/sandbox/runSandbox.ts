import { spawn, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** A sandbox in another process. */
export interface SandboxProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends the process and resolves to the exit code; `null` after a kill. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function launch(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const start = `const { main } = await import(${JSON.stringify(pathToFileURL(program).href)}); await main();`;
  return spawn(process.execPath, ['--input-type=module', '-e', start, 'sandbox', ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const waitForExit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Runs the command until it exits, for `audit` and for starts that fail. */
export async function runUntilExit(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = launch(program, args, env);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const code = await waitForExit(child);
  return { code, out, err };
}

/** Starts a sandbox and waits until it reports that it listens. */
export function startProcess(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<SandboxProcess> {
  return new Promise((resolve, reject) => {
    const child = launch(program, args, { SANDBOX_PORT: '0', ...env });
    let out = '';
    let err = '';
    child.stderr?.on('data', (chunk) => (err += String(chunk)));
    child.once('exit', (code) => reject(new Error(`startProcess: the sandbox exited with ${code}: ${err}`)));
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const url = /^Sandbox\s+(http\S+)/m.exec(out)?.[1];
      if (url === undefined) return;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return waitForExit(child);
      };
      resolve({ url, child, end });
    });
  });
}
