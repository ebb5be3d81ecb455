// What the coach hears in messages: npx cairn coach read < lines.jsonl
import { z } from 'zod';
import { hear, readGrave } from '#core/coach/hear/hear.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { readHearingWeights } from '#server/hearing/learned.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { answerEachLine } from './each-line.ts';

const Line = z.object({ mode: z.enum(COACH_MODES), coach: z.string().default(''), message: z.string() });

const [encoder, weights] = await Promise.all([openSentenceEncoder(), readHearingWeights()]);
await answerEachLine(async (line) => {
  const said = Line.parse(line);
  const vector = await encoder.encode(said.message);
  const { heardAs, sure } = hear(said, vector, weights);
  return { heardAs, sure, safety: readGrave(said.message, vector, weights).tier, facts: [] };
});
