import { type WebSocket, WebSocketServer } from 'ws';

// The least a server of live games could do: hands each message of one client to the other of its pair.
// A message "pair <n>" says who belongs together. In a process of its own, as the server is.

const pairs = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('listening', () => {
  console.log(`ready at http://localhost:${(server.address() as { port: number }).port}`);
});
server.on('connection', socket => {
  let pair: WebSocket[] = [];
  socket.on('error', () => socket.terminate());
  socket.on('message', data => {
    const text = String(data);
    const name = /^pair (\d+)$/.exec(text)?.[1];
    if (name === undefined) {
      for (const each of pair) if (each !== socket) each.send(text);
      return;
    }
    pair = pairs.get(name) ?? [];
    pairs.set(name, pair);
    pair.push(socket);
  });
});
