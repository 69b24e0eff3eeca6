import { writeFileSync } from 'node:fs';
import { createChatClient, type ChatClient, type ChatPorts } from '@pavilion/chat-socket';
import { buildChatUrl } from '@pavilion/chat-socket/protocol';
import { createId, systemClock } from '@pavilion/kernel';
import { WebSocket } from 'ws';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { readSocketText } from '../../testing/sockets/readSocketText.ts';
import { startProcess, type SandboxProcess } from '../../testing/sandbox/runSandbox.ts';
import { findFreePort } from '../../testing/sandbox/startPostgres.ts';

/** Number of clients; the bench `chatRestart` uses 200 and 2,000. */
const CLIENTS = Number(process.env['CHAT_CLIENTS'] ?? 20);
/** Number of writers. Every message goes to every client, so only some of many clients write. */
const WRITERS = Math.min(CLIENTS, 40_000 / CLIENTS);
/** Ends a wait that hangs. How soon clients are back is a figure of the bench `chatRestart`. */
const HANG_MS = 180_000;
/** Every n-th client is a member, the others are guests. */
const MEMBER_EVERY = 5;
const ROOM = 'lobby';
/** Room that one of the members must not enter. */
const CLOSED_ROOM = 'football';
/** Connection rate that delays even a few clients; many clients use the default of the sandbox. */
const RATE_LIMITS = CLIENTS > 100 ? {} : { arrivals: { burst: 5, perMinute: 1_200 } };
/** Step of the measured rates, milliseconds. */
const STEP_MS = 100;
/** Polling interval, milliseconds; reading the state of many clients is expensive. */
const POLL_MS = CLIENTS;

/** Part of the console response that the test reads. */
interface ChatRateLimits {
  readonly arrivals: { readonly burst: number; readonly perMinute: number };
}

const postToConsole = async (url: string, path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/console/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** Counted events: connection attempts, refusals by the connection gate, handshakes, logins. */
const KINDS = ['knocks', 'refusals', 'handshakes', 'logins'] as const;
type Kind = (typeof KINDS)[number];
type Mark = (kind: Kind) => void;

/** Creates a recorder of event times, milliseconds UTC. */
function createEventRecorder() {
  const times: Record<Kind, number[]> = { knocks: [], refusals: [], handshakes: [], logins: [] };
  const mark: Mark = (kind) => times[kind].push(Date.now());
  const since = (kind: Kind, from: number) => times[kind].filter((time) => time >= from);
  return { mark, since };
}

/** Creates a socket factory that adapts a socket of `ws` to the client's port. */
const createSocketOpener =
  (url: string, mark: Mark): ChatPorts['openSocket'] =>
  ({ onOpen, onMessage, onClose }) => {
    mark('knocks');
    const socket = new WebSocket(url);
    socket.on('open', () => {
      mark('handshakes');
      onOpen();
    });
    socket.on('message', (data, isBinary) => onMessage(isBinary ? data : readSocketText(data)));
    socket.on('close', onClose);
    socket.on('error', ({ message }) => {
      if (message.includes('503')) mark('refusals');
    });
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

/** Starts one visitor: the real client on a real socket, with the delivery states of its messages. */
async function startClient(url: string, at: number, mark: Mark) {
  const isMember = at % MEMBER_EVERY === 0;
  const player = createPlayer(url, { isSafe: false });
  const name = `chat${process.pid}x${at}`;
  if (isMember) {
    await postToConsole(url, 'members', { name });
    await player.login(name);
  }
  const client = createChatClient({
    openSocket: createSocketOpener(buildChatUrl(url.replace('http', 'ws'), 3000), mark),
    fetchJwt: async () => (await player.call('user.jwt', {})).jwt,
    clock: systemClock,
    createId,
  });
  const delivered: number[] = [];
  let step = client.getState().step;
  client.subscribe(() => {
    const before = step;
    step = client.getState().step;
    if (step === 'ready' && before !== 'ready') mark('logins');
  });
  client.onEvent((event) => {
    if (event.type === 'delivered') delivered.push(event.mid);
  });
  client.join(ROOM);
  client.start(isMember ? { kind: 'member', key: name } : { kind: 'guest' });
  return { name, client, delivered };
}

const isIn = (client: ChatClient): boolean => {
  const { step, rooms } = client.getState();
  return step === 'ready' && rooms[ROOM]?.isJoined === true;
};

/** Whether the client has the room up to its newest message, each once, in order and without a gap. */
const isComplete = (client: ChatClient, newest: number): boolean => {
  const held = client.getState().rooms[ROOM]?.messages ?? [];
  return held.length > 0 && held.every(({ mid }, at) => mid === newest - held.length + 1 + at);
};

async function waitFor(done: () => boolean): Promise<number> {
  const began = Date.now();
  while (!done()) {
    if (Date.now() - began > HANG_MS) throw new Error(`waitFor: the condition was not met in ${HANG_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return Date.now() - began;
}

/** Counts events per time step. */
function countPerStep(times: readonly number[], from: number, stepMs: number): readonly number[] {
  const counts: number[] = [];
  for (const time of times) {
    const step = Math.floor((time - from) / stepMs);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return Array.from(counts, (count = 0) => count);
}

/** Kills and restarts a sandbox while clients keep writing: they reconnect and lose no message. */
export function chatRestartSuite(env: () => Record<string, string>): void {
  describe('chat whose server is killed', () => {
    let running: SandboxProcess | undefined;
    afterEach(() => running?.end('SIGKILL'));

    it(`F-CHT-07 F-CHT-08 reconnects ${CLIENTS} clients within the rate limit, with every message once`, async () => {
      const program = buildSandbox();
      const port = String(await findFreePort());
      const ports = { SANDBOX_PORT: port, SANDBOX_VENUE_PORT: '0', SANDBOX_ADDRESS_LIMIT_FACTOR: '100' };
      const start = async () => (running = await startProcess(program, { ...env(), ...ports }));
      const configureChat = async (url: string) => {
        const fast = { burst: 10_000, perMinute: 600_000 };
        await postToConsole(url, 'settings', { chatBotsPerMinute: 0 });
        await postToConsole(url, 'chat/limits', { member: fast, guest: fast, ...RATE_LIMITS });
      };
      const { url, end } = await start();
      await configureChat(url);
      const { mark, since } = createEventRecorder();
      const visits = await Promise.all(Array.from({ length: CLIENTS }, (_, at) => startClient(url, at, mark)));
      const clients = visits.map(({ client }) => client);
      const speakers = visits.filter((_, at) => at % (CLIENTS / WRITERS) === 0);
      const sendText = (text: string) => speakers.forEach(({ client }) => client.send({ rid: ROOM, msg: text }));
      await waitFor(() => clients.every(isIn));
      sendText('之前');
      const [out] = visits;
      await postToConsole(url, 'chat/putOut', { who: out?.name, rid: CLOSED_ROOM });
      const killedAt = Date.now();
      await end('SIGKILL');
      sendText('断线时的第一句');
      sendText('断线时的第二句');
      const again = await start();
      const upAt = Date.now();
      await configureChat(again.url);
      const countReconnected = () => clients.filter(isIn).length;
      await waitFor(() => countReconnected() >= CLIENTS * 0.99);
      const backMs = Date.now() - upAt;
      sendText('之后');
      await waitFor(() => speakers.every(({ delivered }) => delivered.length === 4));
      const mids = visits.flatMap(({ delivered }) => delivered);
      // Complete from some message to the newest: missed messages were fetched page by page.
      await waitFor(() => clients.every((client) => isComplete(client, mids.length)));

      const inOrder = Array.from({ length: mids.length }, (_, at) => at + 1);
      expect([...mids].sort((a, b) => a - b)).toEqual(inOrder);
      expect(
        visits.every(({ delivered }) => delivered.every((mid, at) => at === 0 || mid > (delivered[at - 1] ?? 0))),
      ).toBe(true);
      out?.client.join(CLOSED_ROOM);
      await waitFor(() => out?.client.getState().rooms[CLOSED_ROOM]?.shut?.why === 'removed');

      const { limits } = (await (await fetch(`${again.url}/console/api/chat`)).json()) as { limits: ChatRateLimits };
      const letIn = countPerStep(since('handshakes', killedAt), killedAt, 1_000);
      // A measured second is not aligned with the server: it may contain a burst and the amount of two seconds.
      expect(Math.max(...letIn)).toBeLessThanOrEqual(limits.arrivals.burst + limits.arrivals.perMinute / 30);
      // One attempt per 5 s, at least 4 s apart with jitter, and the successful one.
      const tries = since('knocks', killedAt).length;
      expect(tries).toBeLessThanOrEqual(CLIENTS * (Math.ceil((Date.now() - killedAt) / 4_000) + 1));
      clients.forEach((client) => client.dispose());
      await again.end('SIGTERM');
      const report = process.env['CHAT_REPORT'];
      if (report)
        writeFileSync(
          report,
          JSON.stringify({
            clients: CLIENTS,
            backMs,
            messages: mids.length,
            arrivals: limits.arrivals,
            upMs: upAt - killedAt,
            stepMs: STEP_MS,
            tries,
            counts: Object.fromEntries(
              KINDS.map((kind) => [kind, countPerStep(since(kind, killedAt), killedAt, STEP_MS)]),
            ),
          }),
        );
    }, 600_000);
  });
}
