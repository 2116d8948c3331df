import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { CleanUp } from './temporary.ts';

/** How a mail server behaves. */
export type Mood =
  | 'well'
  /** Takes two seconds per message. */
  | 'slow'
  /** Rejects each recipient temporarily. */
  | 'refusing'
  /** Closes the connection in the middle of each message. */
  | 'dropping'
  /** Accepts each message and closes the connection before saying so. */
  | 'silent';

/**
 * A real SMTP server whose behaviour a test sets.
 * @param port 0 for any; a restarted server needs its old one
 */
export async function startMailServer(cleanUp: CleanUp, port = 0) {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const refused = new Set<string>();
  let mood: Mood = 'well';
  let connections = 0;
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (refused.has(address)) return done(Object.assign(new Error('nobody here'), { responseCode: 550 }));
      return done(
        mood === 'refusing' ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined,
      );
    },
    onData(stream, _session, done) {
      if (mood === 'dropping') return void stream.once('data', hangUp).resume();
      void text(stream).then((source) => {
        taken.push(source);
        if (mood === 'silent') return hangUp();
        return void setTimeout(done, mood === 'slow' ? 2000 : 0);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  // Ignores errors of connections that the test closes.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const stop = async (): Promise<void> => {
    if (!server.server.listening) return;
    hangUp();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  };
  cleanUp(stop);
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    /** Source of each accepted message. */
    taken,
    connections: () => connections,
    setMood: (next: Mood) => (mood = next),
    /** Rejects this recipient permanently. */
    refuseForGood: (recipient: string) => void refused.add(recipient),
    stop,
  };
}

/** A header of a message, unfolded. */
export function header(source: string, name: string): string | undefined {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
