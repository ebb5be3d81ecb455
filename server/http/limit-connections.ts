import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionNetwork } from '../client-address.ts';
import { noteConnection } from './let-in.ts';

export interface ConnectionLimits {
  /** Connections of one network that are open at once. */
  readonly open: number;
  /** New connections of one network in a second, for long. */
  readonly perSecond: number;
  /** The same at once, by who has opened none for a while. */
  readonly atOnce: number;
  /** Bytes of answers that one network has not taken yet. */
  readonly unreadBytes: number;
}

interface Network {
  readonly open: Set<Socket>;
  /** How many it may open now, as of `at`. */
  left: number;
  at: number;
}

const SWEEP_MS = 1000;
const TOLD_MS = 60_000;

/**
 * Refuses connections before anything is read: each costs a file and a buffer before anything is asked over it.
 * @param limits null where all come from a proxy, which has to limit them itself
 * @returns how many networks it remembers
 */
export function limitConnections(server: Server, limits: ConnectionLimits | null, tell: (line: string) => void, toldMs = TOLD_MS) {
  const count = countRefused(tell, toldMs);
  server.on('connection', noteConnection);
  server.on('drop', () => {
    noteConnection();
    count(1);
  });
  return limits ? limitNetworks(server, limits, count) : () => 0;
}

function limitNetworks(server: Server, limits: ConnectionLimits, count: (refused: number) => void): () => number {
  const networks = new Map<string, Network>();
  /** Requests of a connection without a whole answer. A connection is not in it before its first. */
  const underWay = new WeakMap<Socket, number>();

  const refill = (network: Network): void => {
    const now = performance.now();
    network.left = Math.min(limits.atOnce, network.left + ((now - network.at) / 1000) * limits.perSecond);
    network.at = now;
  };

  const admit = (socket: Socket): boolean => {
    const id = connectionNetwork(socket.remoteAddress);
    const network = networks.get(id) ?? { open: new Set(), left: limits.atOnce, at: performance.now() };
    refill(network);
    if (network.left < 1) return false;
    if (network.open.size >= limits.open) {
      // Browsers keep connections in reserve: of a class behind one address those of some would keep the others out.
      const idle = [...network.open].find((one) => underWay.get(one) === 0);
      if (!idle) return false;
      network.open.delete(idle);
      idle.destroy();
    }
    network.left -= 1;
    network.open.add(socket);
    networks.set(id, network);
    socket.once('close', () => network.open.delete(socket));
    return true;
  };

  const sweep = setInterval(() => {
    for (const [id, network] of networks) {
      refill(network);
      if (network.open.size === 0 && network.left === limits.atOnce) networks.delete(id);
      else count(cutUnread(network.open, limits.unreadBytes));
    }
  }, SWEEP_MS);
  sweep.unref();

  const take = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (admit(socket)) for (const one of take) one.call(server, socket);
    else {
      // What is refused is not waited for either.
      socket.on('error', () => {}).resetAndDestroy();
      count(1);
    }
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  });
  server.once('close', () => clearInterval(sweep));
  return () => networks.size;
}

/** Cuts the fullest ones until the rest have no more unread than this. */
function cutUnread(sockets: ReadonlySet<Socket>, most: number): number {
  let unread = 0;
  for (const { writableLength } of sockets) unread += writableLength;
  if (unread <= most) return 0;
  let cut = 0;
  for (const socket of [...sockets].toSorted((one, other) => other.writableLength - one.writableLength)) {
    if (unread <= most) break;
    unread -= socket.writableLength;
    socket.destroy();
    cut += 1;
  }
  return cut;
}

/** Says it in one line for all of a minute. Whose they were is nobody's business. */
function countRefused(tell: (line: string) => void, toldMs: number) {
  let refused = 0;
  return (more: number): void => {
    refused += more;
    if (refused !== more || more === 0) return;
    const say = () => {
      tell(
        `${refused} connections were refused or cut within ${toldMs / 1000} s: more were open, opened or left unread than one address may, or the server can hold.`,
      );
      refused = 0;
    };
    setTimeout(say, toldMs).unref();
  };
}
