import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends a second request before it has the answer to the first; what does so may have a few under way. */
const LONGEST_LINE = 32;

interface Line {
  /** Requests that have no whole answer yet. */
  length: number;
  last: Promise<void>;
}

/**
 * Works on one request of a connection at a time. Requests that are sent ahead could otherwise each open a file and fill a
 * buffer while they wait for their turn to be sent: a packet of them would be enough to use up all files there are.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = lines.get(socket) ?? { length: 0, last: Promise.resolve() };
    lines.set(socket, line);
    if (line.length === LONGEST_LINE) {
      socket.destroy();
      return;
    }
    const answer = async () => {
      if (!socket.destroyed) {
        const answered = once(outgoing, 'close');
        void listener(incoming, outgoing);
        await answered;
      }
      line.length -= 1;
    };
    line.length += 1;
    line.last = line.length === 1 ? answer() : line.last.then(answer);
  };
}
