import { fileURLToPath } from 'node:url';
import { createLineLogger } from './compose/createLineLogger.ts';
import { readOptions } from './compose/readOptions.ts';
import { startChatNode } from '@pavilion/sandbox-platform/chat/startChatNode';
import { helpText, startText } from './compose/texts.ts';
import { createSandbox } from './compose/createSandbox.ts';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import { StartupError } from '@pavilion/sandbox-platform/base/startupError';

/** Root of the repository: the folder whose `node_modules` contains the embedded database. It does not depend on the build folder. */
const ROOT = fileURLToPath(import.meta.resolve('@electric-sql/pglite')).replace(
  /[\\/]node_modules[\\/]@electric-sql.*$/,
  '',
);
const CLOSE_LIMIT_MS = 9_000;
/** Far above what pages need, and low enough to stop a script (ASVS 2.4.1). */
const MEMBER_CALLS_PER_MINUTE = 1_200;

const logger = createLineLogger();

async function serve(options: SandboxOptions): Promise<void> {
  const sandbox = await createSandbox({ memberCallsPerMinute: MEMBER_CALLS_PER_MINUTE, ...options, logger });
  console.log(startText(sandbox));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function serveChat({ database, port }: SandboxOptions): Promise<void> {
  const node = await startChatNode({ ...(database ? { database } : {}), ...(port ? { port } : {}), logger });
  console.log(`Chat      ${node.url}`);
  const stop = () => void node.close().finally(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function auditLedger({ database = { kind: 'memory' } }: SandboxOptions): Promise<void> {
  const { db, close } = await openDatabase(database);
  try {
    const violation = await audit(db);
    if (violation === undefined) return console.log('OK');
    console.log(violation);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

async function run(): Promise<void> {
  const command = readOptions(process.argv.slice(2), process.env, ROOT);
  if (command.name === 'help') return console.log(helpText);
  if (command.name === 'chat') return serveChat(command.options);
  return command.name === 'audit' ? auditLedger(command.options) : serve(command.options);
}

/** Runs the command. Errors are printed as one line on standard error, with the exit code 1. */
export async function main(): Promise<void> {
  try {
    await run();
  } catch (error) {
    const text = error instanceof StartupError ? error.message : `The sandbox failed: ${(error as Error).message}`;
    console.error(text.replaceAll(/\s*\n\s*/g, ' '));
    process.exit(1);
  }
}
