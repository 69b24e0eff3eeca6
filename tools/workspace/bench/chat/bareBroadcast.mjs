// Separate process, the baseline of the chat load: a server that only sends each message to all connections. Prints its
// port on stdout.
import { WebSocketServer } from 'ws';

const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sockets.on('connection', (socket) =>
  socket.on('message', (data) => {
    for (const client of sockets.clients) client.send(data, { binary: false });
  }),
);
sockets.on('listening', () => {
  const address = sockets.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
