import { hashText } from '#core/random.ts';
import { scoreNetworkingTurn } from '../../score/turns/score-turn.ts';
import type { Evaluation } from '../../evaluation.ts';
import type { ModeCoach } from '../../plan/coach.ts';
import type { Opening, OpeningInput, SaidMessage, TurnInput, TurnPlan } from '../../plan/turn-plan.ts';
import { quote } from '../../plan/quote.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import { countEvidence } from '../count-evidence.ts';
import { lookBack } from '../look-back.ts';
import { NETWORKING_WORDS } from '../../score/turns/rubric-words.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, toldIn, type Told } from '../wording/pick-unsaid.ts';
import { endNetworking } from './end-networking.ts';
import type { NetworkingWords } from './networking-words.ts';
import { readScenario, type Scenario } from './scenario.ts';
import type { People, Person } from './person.ts';
import { openingOf, playScene, type Played } from './play-scene.ts';
import { readRound, type NetworkingCommands, type Round } from './read-round.ts';

const OUT_OF_SCENE = ['how_did_i_do', 'again', 'end'] as const;
const AFTER_DEBRIEF = ['again', 'end'] as const;

/** What a scene is told with: who is met, the sentences, and what the buttons say. */
interface Spoken {
  readonly words: NetworkingWords;
  readonly people: People;
  readonly commands: NetworkingCommands;
}

function open({ context, seed, weakSpots, resume }: OpeningInput, { words: say, people, commands: { button } }: Spoken): Opening {
  const scenario = readScenario(context);
  const weak = NETWORKING_WORDS.find(({ id }) => weakSpots.includes(id));
  const words = sceneOpening(scenario, personOf(people[scenario.id], seed, 0), toldIn([], `${seed}:0`), say);
  return {
    words: [resume && say.begins_again, weak && fill(say.from_last_time, { tip: weak.tip }), words].filter(Boolean).join('\n\n'),
    asked: null,
    suggestions: [button('how_did_i_do')],
    title: scenario.title,
  };
}

/** Who is met: another person each round, beginning with one that the seed decides. */
const personOf = (people: readonly Person[], seed: string, round: number): Person =>
  people[(hashText(`${seed}:person`) + round) % people.length] as Person;

function sceneOpening({ described }: Scenario, person: Person, told: Told, say: NetworkingWords): string {
  const frame = fill(pickLeastSaid(say.frame, told), { person: `${person.name}, ${person.work}` });
  const situation = described && quote(described);
  return [frame, situation && fill(say.described, { situation }), `*${person.place}*`, openingOf(person, told.seed)]
    .filter(Boolean)
    .join('\n\n');
}

function plan(input: TurnInput, { words: say, people, commands }: Spoken): TurnPlan {
  const { said, seed } = input;
  const { button } = commands;
  const latest = said.at(-1) as SaidMessage;
  const scenario = readScenario(input.context);
  const round = readRound(said, commands);
  const person = personOf(people[scenario.id], seed, round.number);
  const told = toldIn(said, `${seed}:${round.number}`);
  const command = commands.read(latest.content);

  if (command === 'again') {
    return outside('again', sceneOpening(scenario, person, told, say), [button('how_did_i_do')]);
  }
  const played = playScene(person, told.seed, textsOf(round.turns), say);
  if (command !== null) {
    const talk = countEvidence(round.turns, NETWORKING_WORDS);
    const words = `${pickLeastSaid(say.debrief[played?.ended ?? 'going_on'], told)} ${lookBack(talk, told)}`;
    return {
      ...outside('debrief', words, played?.ended ? AFTER_DEBRIEF.map(button) : [button('again')]),
      skill: steppedOutLately(said, commands) ? null : (talk.next[0]?.word.skill ?? null),
    };
  }
  const isAfterEnd = playScene(person, told.seed, textsOf(round.turns.slice(0, -1)), say)?.ended;
  if (isAfterEnd || played === null) return outside('after_the_end', pickLeastSaid(say.after_the_end, told), OUT_OF_SCENE.map(button));
  return {
    ...{ evaluation: evaluate(input, round, scenario), move: played.ended ? 'scene_ends' : 'scene', fixed: null, skill: null, goals: [] },
    asked: askedIn(played.words),
    suggestions: played.ended ? OUT_OF_SCENE.map(button) : [button('how_did_i_do')],
    words: played.words,
    orders: ordersFor(person, scenario, played),
  };
}

/** Of the learner's last two messages before this one: works are named once in three turns at most. */
const steppedOutLately = (said: readonly SaidMessage[], commands: NetworkingCommands): boolean =>
  said
    .filter(({ role }) => role === 'user')
    .slice(-3, -1)
    .some(({ content }) => commands.read(content) !== null);

const textsOf = (turns: readonly SaidMessage[]): string[] => turns.map(({ content }) => content);

/** Said by the coach and not by the person: as it stands, whichever model words the scene. */
const outside = (move: string, words: string, suggestions: readonly string[]): TurnPlan => ({
  ...{ evaluation: null, move, fixed: words, asked: null, skill: null, goals: [] },
  suggestions,
  words,
  orders: [],
});

function evaluate({ context, attempts, said }: TurnInput, { turns, heard }: Round, { id, described }: Scenario): Evaluation {
  const [first] = attempts;
  return scoreNetworkingTurn({
    content: (said.at(-1) as SaidMessage).content,
    previous: heard,
    history: textsOf(turns.slice(0, -1)),
    scenario: described ?? context.networkingScenario ?? id,
    ...(first && { first: { messageId: first.id, content: first.content } }),
  });
}

function askedIn(words: string): TurnPlan['asked'] {
  const question = words.split(/(?<=[.?*])\s+/).find((sentence) => sentence.endsWith('?'));
  return question === undefined ? null : { id: null, text: question, isFollowUp: false, number: null };
}

const ordersFor = (person: Person, { title, described }: Scenario, { words, acts, fact, ended }: Played): string[] => [
  `Play ${person.name}, ${person.work}. Stay in the part; answer in one to three short sentences.`,
  `The situation: ${described ? delimitAsData('situation', described) : `${title}.`}`,
  `What the learner did with this turn: ${acts.length === 0 ? 'nothing that could be understood' : acts.join(', ')}.`,
  ...(fact ? [`Tell this, once: ${fact}`] : ['Tell nothing new of yourself.']),
  `In your own words, say about this: ${delimitAsData('words', words)}`,
  ...(ended
    ? ['The scene ends with this reply. Do not promise anything.']
    : ['Promise no job and no recommendation. At most one question.']),
];

export const networkingCoach = (spoken: Spoken): ModeCoach => ({
  open: (input) => open(input, spoken),
  plan: (input) => plan(input, spoken),
  end: endNetworking,
});
