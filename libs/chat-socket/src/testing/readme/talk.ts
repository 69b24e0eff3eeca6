import { createChatClient, type ChatPorts } from '../../index.ts';

/** Goes into the lobby as a member, says something, and prints what is said there. */
export function talk(ports: ChatPorts, userId: string, words: string, print: (line: string) => void) {
  const client = createChatClient(ports);
  let last = 0;
  client.subscribe(() => {
    const room = client.getState().rooms['lobby'];
    if (!room || room.isLoading) return;
    for (const { mid, nickname, msg } of room.messages) {
      if (mid > last) print(`${nickname}: ${msg}`);
      last = Math.max(last, mid);
    }
  });
  client.join('lobby');
  client.start({ kind: 'member', key: userId });
  client.send({ rid: 'lobby', msg: words });
  return client.dispose;
}
