import { createInterface } from 'node:readline';
import { COACH_COMMANDS, coachCommand } from './coach/commands.ts';

/* `npx cairn coach NAME`: lines of JSON in, a line of JSON out for each, in their order. */

const answer = coachCommand(process.argv[2] ?? '');
if (answer === null) {
  console.error(`Usage: cairn coach ${COACH_COMMANDS.join('|')}`);
  process.exit(2);
}
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(said(line)));
}

function said(line: string): unknown {
  try {
    return answer?.(JSON.parse(line));
  } catch (error) {
    process.exitCode = 1;
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
