import type { NetworkingScenario } from '#core/coach/conversation/context.ts';

export type NetworkingScene = NetworkingScenario | 'own';

/** In this order: one who asks for an introduction introduces nobody, and one can leave a conference. */
const SIGNS: readonly [NetworkingScene, RegExp][] = [
  ['referral', /referr|recommendation|favou?r|for an introduction/i],
  ['introduction', /introduc/i],
  ['reconnecting', /reconnect|catch(ing)? up|back in touch/i],
  ['leaving', /\bleav(e|ing)|goodbye|\bexit/i],
  ['informational-interview', /informational|interview/i],
  ['conference', /conference|event|meet-?up|fair/i],
];

/** What a scene is about, from its id, its title or the learner's own description. */
export const readScene = (scenario: string | null): NetworkingScene =>
  SIGNS.find(([, sign]) => sign.test(scenario?.slice(0, 400) ?? ''))?.[0] ?? 'own';

export type NetworkingPart =
  | 'follow-up'
  | 'next-step'
  | 'reflection'
  | 'offer'
  | 'open-question'
  | 'thanks'
  | 'shared-past'
  | 'clear-ask'
  | 'easy-no'
  | 'both-named'
  | 'why-each'
  | 'kind-close';

type Weights = Readonly<Partial<Record<NetworkingPart, number>>>;

/** What the six parts of any talk weigh (coach-evidence, section 3). */
const TALK: Weights = { 'follow-up': 0.28, 'next-step': 0.2, reflection: 0.18, offer: 0.12, 'open-question': 0.12, thanks: 0.06 };

/** In some scenes the parts of any talk weigh less, because the scene has work of its own. */
export const SCENE_WEIGHTS: Readonly<Record<NetworkingScene, Weights>> = {
  conference: TALK,
  own: TALK,
  'informational-interview': { ...TALK, offer: 0.06, thanks: 0.1, 'next-step': 0.16 },
  reconnecting: { ...TALK, 'follow-up': 0.25, 'shared-past': 0.18, 'next-step': 0.15 },
  referral: {
    'clear-ask': 0.25,
    'easy-no': 0.2,
    offer: 0.18,
    'follow-up': 0.12,
    'next-step': 0.1,
    thanks: 0.1,
    reflection: 0.08,
    'open-question': 0.05,
  },
  introduction: {
    'both-named': 0.15,
    'why-each': 0.3,
    'follow-up': 0.12,
    'next-step': 0.15,
    'easy-no': 0.1,
    offer: 0.1,
    reflection: 0.08,
    'open-question': 0.08,
  },
  leaving: { 'kind-close': 0.2, thanks: 0.2, 'next-step': 0.25, reflection: 0.15, 'follow-up': 0.12, offer: 0.12, 'open-question': 0.03 },
};

/** The parts of which one at least must stand for more than a beginning. */
export const CARRYING: readonly NetworkingPart[] = [
  'follow-up',
  'next-step',
  'shared-past',
  'clear-ask',
  'why-each',
  'kind-close',
  'reflection',
];
