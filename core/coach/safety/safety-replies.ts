import type { Pointers } from '../plan/turn-plan.ts';
import type { SafetyReading } from './read-safety.ts';
import type { Grave } from '../hear/hear.ts';
import type { SafetyTier } from '../hear/heard-as.ts';
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

/**
 * What is answered to what was heard as grave, where no words say which kind it is: in doubt a gentle sentence, for which
 * nobody has to be in danger. Null for `none`, and for what may be unfair and may not.
 */
export function replyForTier({ tier, sure }: Grave, pointers: Pointers): string | null {
  if (tier === 'none' || (tier === 'notice' && !sure)) return null;
  return sure ? TIER_REPLIES[tier](namePeople(pointers)) : replyInDoubt(namePeople(pointers));
}

/** Said before the talk goes on, where what somebody tells of their life may be heavy and may not. */
export const gentleWord = ({ emergency }: Pointers): string =>
  `That may be a lot to carry. You can stop at any point, and if it gets too much, you can call ${namePeople({ emergency, channel: null }).emergency}.`;

/** Whether a text is one of these fixed replies. */
export const isSafetyReply = (content: string, pointers: Pointers): boolean =>
  [...Object.values(EXPLICIT_REPLIES), ...Object.values(TIER_REPLIES), replyInDoubt].some(
    (reply) => reply(namePeople(pointers)) === content,
  );

const TIER_REPLIES: Readonly<Record<Exclude<SafetyTier, 'none'>, (people: People) => string>> = {
  crisis: ({ emergency }) =>
    `I may have this wrong, and I would rather ask than miss it. It sounds as if you, or somebody else, might not be safe. I am a practice tool and cannot help as a person can. If there is any danger now, please call ${emergency}. If there is somebody you trust, tell them what you told me. Nothing here is scored, and this practice can wait.`,
  care: ({ emergency }) =>
    `I am sorry. That is a great deal to carry, and nobody has to practise on a day like this. If it becomes too much, people you can reach are at ${emergency}; a doctor or somebody close to you is a good first call too. Nothing you said is scored. Go on only if it helps you, or stop here and come back when you like.`,
  notice: ({ channel }) =>
    `I will not help with that part, because it could be unfair to somebody, or against the law where you work, and it can come back to you. Before you do anything, talk it through with ${channel}. I am glad to practise a way that you could tell everybody about. Nothing here is scored.`,
};

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
