// What the coach sees in answers: npx cairn coach score < lines.jsonl
import { answerEachLine } from './each-line.ts';
import { score } from './score.ts';

await answerEachLine(score);
