import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderedPage, RenderRequest } from '../../src/contract/renderer';
import { answerCalls } from './portFetch';
import type { BuiltRenderer } from './renderer';
import type { LogMessage, RenderTask } from './renderWorker';

const limits = {
  /** Renderings per thread, which mostly wait for their calls; pages queue before (pages.ts). */
  perWorker: 8,
  /** Maximum time of a rendering besides its reads, ms; the start of a thread is part of it. */
  renderMs: 10_000,
  /** Heap per thread, MB. */
  heap: 512,
  /** Added to the nice value, so that a thread's priority is lower. */
  nice: 10,
};

interface RenderPoolOptions {
  renderer: BuiltRenderer;
  /** Number of threads. */
  workers: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Threads that render pages, so that the event loop is free for other requests. They start with the first page. */
export class RenderPool {
  #pool: Piscina<RenderTask, RenderedPage> | null = null;
  #isClosed = false;

  constructor(private readonly options: RenderPoolOptions) {}

  /** @throws Error if the rendering fails, its thread dies or the pool is closed */
  async render({ fetch: call, ...request }: RenderRequest): Promise<RenderedPage> {
    if (this.#isClosed) throw new Error('the threads have ended');
    const pool = (this.#pool ??= this.#start());
    const { port1, port2 } = new MessageChannel();
    const endCalls = answerCalls(port1, call);
    const timer = setTimeout(() => this.#abandon(pool), request.budgetMs + limits.renderMs);
    try {
      return await pool.run({ request, port: port2 }, { transferList: [port2] });
    } finally {
      clearTimeout(timer);
      endCalls();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }

  #start(): Piscina<RenderTask, RenderedPage> {
    const { renderer, workers, log } = this.options;
    const extension = path.extname(__filename);
    const pool = new Piscina<RenderTask, RenderedPage>({
      filename: path.join(__dirname, `renderWorker${extension}`),
      name: 'render',
      workerData: renderer,
      // The server runs compiled, or from its sources, which a thread of its own cannot read.
      execArgv: extension === '.ts' ? ['--require', 'esbuild-register'] : [],
      // All at once: further ones would start only when the first are full, not when they are busy.
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: limits.perWorker,
      resourceLimits: { maxOldGenerationSizeMb: limits.heap },
      // A thread that waits for a task by atomics receives no answers to its calls.
      atomics: 'disabled',
      // Where cores are scarce the event loop goes first. Elsewhere it would be the priority of the whole process.
      niceIncrement: process.platform === 'linux' ? limits.nice : 0,
      recordTiming: false,
    });
    pool.on('message', ({ level, text }: LogMessage) => log[level](text));
    pool.on('error', (error) => log.error({ err: error }, 'A rendering thread has ended'));
    return pool;
  }

  /** Ends all threads, as nothing tells which one hangs; the next page starts others. */
  #abandon(pool: Piscina): void {
    if (this.#pool === pool) this.#pool = null;
    this.options.log.error({ err: new Error('a rendering did not end') }, 'The rendering threads are started again');
    void pool.destroy();
  }
}
