import type { Pointers } from '../plan/turn-plan.ts';
import type { SafetyReading } from './read-safety.ts';
import type { SafetyKind } from './rule.ts';

/** Whom a learner can turn to, in danger and at work. */
interface People {
  emergency: string;
  channel: string;
}

const OUTSIDE = 'a trade union or an advice service near you';

/** Whom the brand names; where it names nobody, whom there is everywhere. */
const namePeople = ({ emergency, channel }: Pointers): People => ({
  emergency: emergency?.trim() || 'your local emergency number',
  channel: channel?.trim() || 'your HR department, or somebody at work whom you trust',
});

/** What is answered instead of anything else. Null where the conversation goes on as it would have. */
export function replyForSafety(reading: SafetyReading, pointers: Pointers): string | null {
  if (reading.tier === 'none') return null;
  const people = namePeople(pointers);
  return reading.tier === 'unclear' ? replyInDoubt(people) : EXPLICIT_REPLIES[reading.kind](people);
}

/** Whether a text is one of these fixed replies. */
export const isSafetyReply = (content: string, pointers: Pointers): boolean =>
  Object.values(EXPLICIT_REPLIES).some((reply) => reply(namePeople(pointers)) === content);

const replyInDoubt = ({ emergency }: People): string =>
  `That sounds heavy. I am a practice tool; a person can help: ${emergency}. Nothing here is scored; go on or stop.`;

const EXPLICIT_REPLIES: Readonly<Record<SafetyKind, (people: People) => string>> = {
  self_harm: ({ emergency }) =>
    `Thank you for saying this. I am a practice tool and cannot help with it as a person can. If you may be in danger now, please call ${emergency}. If you can, tell somebody you trust and do not stay alone with it. Nothing here is scored, and this practice can wait.`,
  violence: ({ emergency }) =>
    `This is about somebody getting hurt, and I am a practice tool. If you or somebody else may be in danger, please call ${emergency}. If you can, go somewhere safe and speak with somebody you trust before anything else. Nothing here is scored, and this practice can wait.`,
  harassment: ({ channel }) =>
    `This may be harassment. You need not practise bearing it. Note dates, words, witnesses; speak with ${channel}, or outside of it with ${OUTSIDE}. Nothing here is scored.`,
  discrimination: ({ channel }) =>
    `This may be discrimination. What the law says of it depends on the country, and I cannot judge it. Note dates, words, witnesses; speak with ${channel}, or outside of it with ${OUTSIDE}. Nothing here is scored.`,
  discriminatory_question: () =>
    'You need not answer a question like that, and what the law says of it depends on the country. Three replies you could give: meet the need behind it ("I can work those hours"); ask about its relevance ("How does that bear on the role?"); decline ("I would rather keep to what I bring to the work"). Nothing here is scored.',
  law: () =>
    `I cannot say what the law is. It may protect you; that depends on the country and on details that a person has to look at. Note dates and words, keep what is in writing, and ask somebody who knows the law, such as a trade union or an advice service near you. Nothing here is scored.`,
};
