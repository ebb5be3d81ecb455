import type { ManagementFocus, NetworkingScenario } from '../../conversation/context.ts';
import type { MANAGERIAL_SIGNS, NETWORKING_SIGNS } from './turn-signs.ts';

export type NetworkingPart = keyof typeof NETWORKING_SIGNS;
export type ManagerialPart = keyof typeof MANAGERIAL_SIGNS;

/** The first that fits decides: one who asks for an introduction introduces nobody, and one can leave a conference. */
const SCENES: readonly (readonly [NetworkingScenario, RegExp])[] = [
  ['referral', /referr|recommendation|favou?r|for an introduction/i],
  ['introduction', /introduc/i],
  ['reconnecting', /reconnect|catch(?:ing)? up|back in touch/i],
  ['leaving', /\bleav(?:e|ing)|goodbye|\bexit/i],
  ['informational-interview', /informational|interview/i],
];
const READ_CHARS = 400;

const TALK: readonly NetworkingPart[] = ['follow-up', 'next-step', 'reflection', 'open-question', 'offer', 'thanks'];
const PARTS_OF_SCENE: Readonly<Record<NetworkingScenario, readonly NetworkingPart[]>> = {
  conference: TALK,
  'informational-interview': ['follow-up', 'reflection', 'next-step', 'open-question', 'thanks', 'offer'],
  reconnecting: ['follow-up', 'shared-past', 'reflection', 'next-step', 'open-question', 'offer', 'thanks'],
  referral: ['clear-ask', 'easy-no', 'offer', 'follow-up', 'next-step', 'thanks', 'reflection', 'open-question'],
  introduction: ['why-each', 'both-named', 'next-step', 'follow-up', 'easy-no', 'offer', 'reflection', 'open-question'],
  leaving: ['next-step', 'kind-close', 'thanks', 'reflection', 'follow-up', 'offer', 'open-question'],
};

/** What a turn is looked at for, the heaviest first. */
export const partsOfScene = (scenario: string | null): readonly NetworkingPart[] =>
  PARTS_OF_SCENE[SCENES.find(([, sign]) => sign.test(scenario?.slice(0, READ_CHARS) ?? ''))?.[0] ?? 'conference'];

/** SBI, DESC and GROW where there is such an order (coach-evidence, section 3). */
const PARTS_OF_FOCUS: Readonly<Record<ManagementFocus, readonly ManagerialPart[]>> = {
  Feedback: ['behaviour', 'effect', 'open-question', 'situation', 'by-when', 'check-in', 'request', 'listening', 'support'],
  Delegation: ['why', 'authority', 'what', 'by-when', 'check-in', 'open-question', 'support'],
  'One-to-ones': ['open-question', 'listening', 'by-when', 'check-in', 'support', 'situation', 'options', 'request'],
  Conflict: ['both-sides', 'request', 'open-question', 'behaviour', 'effect', 'situation', 'own-view', 'check-in', 'listening', 'by-when'],
  Hiring: ['past-example', 'criteria', 'open-question', 'by-when', 'listening', 'why', 'what', 'check-in', 'support'],
  Change: ['why', 'what-stays', 'by-when', 'open-question', 'listening', 'support', 'check-in', 'effect'],
  Goals: ['goal', 'reality', 'will', 'open-question', 'options', 'by-when', 'check-in', 'why', 'support'],
};

/** Who hires asks most of the time, and at its end tells somebody yes or no: that is looked at for other things. */
const TELLING_OF_HIRING: readonly ManagerialPart[] = ['why', 'open-question', 'listening', 'support', 'by-when'];

/** What the words of a manager are looked at for, the heaviest first. */
export const partsOfTalk = (focus: ManagementFocus, content: string): readonly ManagerialPart[] =>
  focus === 'Hiring' && !content.includes('?') ? TELLING_OF_HIRING : PARTS_OF_FOCUS[focus];
