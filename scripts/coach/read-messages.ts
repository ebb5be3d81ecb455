// What the coach hears in messages: npx cairn coach read < lines.jsonl
import { z } from 'zod';
import { hear, readGrave } from '#core/coach/hear/hear.ts';
import { askedIn } from '#core/coach/hear/samples.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { noteFacts } from '#core/coach/facts/note-facts.ts';
import { encodeForFacts } from '#server/hearing/encode-facts.ts';
import { readFactWeights, readHearingWeights } from '#server/hearing/learned.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { answerEachLine } from './each-line.ts';

const Line = z.object({ mode: z.enum(COACH_MODES), coach: z.string().default(''), message: z.string() });

const [encoder, weights, factWeights] = await Promise.all([openSentenceEncoder(), readHearingWeights(), readFactWeights()]);
await answerEachLine(async (line) => {
  const said = Line.parse(line);
  const vector = await encoder.encode(said.message);
  const { heardAs, sure } = hear(said, { message: vector, asked: await encoder.encode(askedIn(said.coach)) }, weights);
  const grave = readGrave(said.message, vector, weights).tier;
  const facts = noteFacts(await encodeForFacts(encoder, said), factWeights).map(({ slot, quote }) => ({ slot, quote }));
  return { heardAs, sure, safety: grave, facts };
});
