// What the coach hears in messages: npx cairn coach read < lines.jsonl
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { hear, readGrave } from '#core/coach/hear/hear.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { readHearingWeights } from '#server/hearing/learned.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';

const Line = z.object({ mode: z.enum(COACH_MODES), coach: z.string().default(''), message: z.string() });

const [encoder, weights] = await Promise.all([openSentenceEncoder(), readHearingWeights()]);
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const said = Line.parse(JSON.parse(line));
  const vector = await encoder.encode(said.message);
  const { heardAs, sure } = hear(said, vector, weights);
  console.log(JSON.stringify({ heardAs, sure, safety: readGrave(said.message, vector, weights).tier, facts: [] }));
}
