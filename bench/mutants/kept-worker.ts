import { ThreadsPoolWorker, type PoolOptions, type PoolWorker } from 'vitest/node';

interface Message {
  type?: string;
  __vitest_worker_response__?: true;
}

let kept: ThreadsPoolWorker | null = null;

/**
 * A thread that is used for the next mutant too: to load the server takes several times as long as the tests of a mutant.
 * Only for mutants of what is done while tests run. Whatever is done as a module is loaded, or was seen to be done outside
 * of a test, gets a thread of its own.
 */
export function createKeptWorker(options: PoolOptions): PoolWorker {
  const isKept = (options.project.getProvidedContext() as { mutantActivation?: string }).mutantActivation === 'runtime';
  const reused = isKept ? kept : null;
  const thread = reused ?? new ThreadsPoolWorker(options);
  if (isKept) kept = null;

  const listeners: [event: string, listener: (message: Message) => void][] = [];
  const tell = (message: Message) => {
    for (const [event, listener] of listeners) if (event === 'message') listener(message);
  };
  let isRunning = false;
  let onFinished = () => {};

  return {
    name: 'kept',
    on(event, listener) {
      listeners.push([event, listener]);
      thread.on(event, listener);
      if (listeners.length > 1) return;
      this.on('message', (message: Message) => {
        if (message.type !== 'testfileFinished') return;
        isRunning = false;
        onFinished();
      });
    },
    off: (event, listener) => thread.off(event, listener),
    send(message) {
      if (message.type === 'run') isRunning = true;
      if (message.type !== 'stop' || !isKept) return thread.send(message);
      // The thread is not told: after that it would not listen any more.
      onFinished = () => tell({ type: 'stopped', __vitest_worker_response__: true });
      if (!isRunning) onFinished();
    },
    deserialize: (data) => thread.deserialize(data),
    start: async () => {
      if (!reused) await thread.start();
    },
    stop: async () => {
      if (!isKept || isRunning) return thread.stop();
      for (const [event, listener] of listeners) thread.off(event, listener);
      kept = thread;
    },
  };
}
