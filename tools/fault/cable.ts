/**
 * A connection between two programs that can be disturbed like real ones: slow, cut, dripping, dead.
 * Listens on the loopback address in front of the real server.
 */
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type Fault =
  | { kind: 'none' }
  /** Every piece arrives this much later. */
  | { kind: 'delay'; ms: number }
  /** This share of the answers is lost with its connection, after the work was done. */
  | { kind: 'cutAnswer'; share: number }
  /** Nothing passes, and no error is reported. */
  | { kind: 'blackhole' }
  /** Answers come byte by byte. */
  | { kind: 'drip'; bytesPerSecond: number }
  /** Connections are closed, new ones are refused. */
  | { kind: 'reset' };

export interface Cable {
  port: number;
  spoil: (fault: Fault) => void;
  /** Back to normal: connections affected by the fault are closed. */
  mend: () => void;
  close: () => Promise<void>;
}

const dripEveryMs = 50;

export async function layCable(target: () => Socket): Promise<Cable> {
  const sockets = new Set<Socket>();
  let fault: Fault = { kind: 'none' };

  const pass = (from: Socket, to: Socket, isAnswer: boolean): void => {
    // One after the other, however long each takes.
    let last: Promise<void> = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      const now = fault;
      if (now.kind === 'blackhole') return;
      if (now.kind === 'cutAnswer' && isAnswer && Math.random() < now.share) {
        from.destroy();
        return;
      }
      const wait = now.kind === 'delay' ? pause(now.ms) : null;
      last = last.then(async () => {
        await wait;
        if (now.kind === 'drip' && isAnswer) await drip(bytes, to, now.bytesPerSecond);
        else write(bytes, to);
      });
    });
    from.on('end', () => void last.then(() => to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => to.destroy());
    });
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (fault.kind === 'reset') {
      near.on('error', () => undefined);
      near.resetAndDestroy();
      return;
    }
    const far = target();
    for (const socket of [near, far]) sockets.add(socket);
    pass(near, far, false);
    pass(far, near, true);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    spoil: (next) => {
      fault = next;
      if (next.kind === 'reset') end();
    },
    mend: () => {
      // After a blackhole the rest of a message would be read as the beginning of another.
      if (fault.kind !== 'none') end();
      fault = { kind: 'none' };
    },
    close: async () => {
      end();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

async function pause(ms: number): Promise<void> {
  return new Promise((over) => {
    setTimeout(over, ms);
  });
}

function write(bytes: Buffer, to: Socket): void {
  if (!to.destroyed && to.writable) to.write(bytes);
}

async function drip(bytes: Buffer, to: Socket, bytesPerSecond: number): Promise<void> {
  const step = Math.max(1, Math.round((bytesPerSecond * dripEveryMs) / 1000));
  for (let at = 0; at < bytes.length && !to.destroyed; at += step) {
    write(bytes.subarray(at, at + step), to);
    await pause(dripEveryMs);
  }
}
