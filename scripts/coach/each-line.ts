import { createInterface } from 'node:readline';

/** Lines of JSON in, a line of JSON out for each, in their order. What cannot be read is answered with what is wrong with it. */
export async function answerEachLine(answer: (line: unknown) => unknown): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    try {
      console.log(JSON.stringify(await answer(JSON.parse(line))));
    } catch (error) {
      process.exitCode = 1;
      console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  }
}
