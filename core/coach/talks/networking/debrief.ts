import type { TalkEvidence } from '../count-evidence.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, type Told } from '../wording/pick-unsaid.ts';
import { DEBRIEF_STARTS, SEEN, SEEN_NOTHING, TRY_NEXT, type EndNote } from './networking-words.ts';

const MAX_SEEN = 2;

/** Out of the role: what was seen, quoted, and one thing to try. */
export function debriefWords(talk: TalkEvidence, ended: EndNote | null, told: Told): string {
  const start = pickLeastSaid(DEBRIEF_STARTS[ended ?? 'going_on'], told);
  const seen = talk.seen.slice(0, MAX_SEEN).map(({ word, quote }) => `${word.name.toLowerCase()}, as in “${quote}”`);
  const found = seen.length === 0 ? pickLeastSaid(SEEN_NOTHING, told) : fill(pickLeastSaid(SEEN, told), { seen: seen.join('; ') });
  const [next] = talk.next;
  const tip = next && (next.quote === null ? next.word.tip : `Look at “${next.quote}” again. ${next.word.tip}`);
  return [start, found, tip && fill(pickLeastSaid(TRY_NEXT, told), { tip })].filter(Boolean).join(' ');
}
