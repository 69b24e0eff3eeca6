import { createChatClient, type ChatPorts } from '../../index.ts';

interface Talk {
  readonly text: string;
  readonly print: (line: string) => void;
}

/** Joins the lobby as a member, sends a message, and prints all messages of the room. */
export function talk(ports: ChatPorts, userId: string, { text, print }: Talk) {
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
  client.send({ rid: 'lobby', msg: text });
  return client.dispose;
}
