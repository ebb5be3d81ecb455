import { describe, expect, it } from 'vitest';
import type { OpeningInput, TurnInput, TurnPlan } from '../../plan/turn-plan.ts';
import { rehearse, type Rehearsal } from '../../../../tests/support/samples/rehearse-talk.ts';
import { GoalIdea } from '#core/goals/goal.ts';
import { careerCoach } from './career-coach.ts';
import { CAREER_STAGES, QUESTIONS } from './career-stages.ts';
import { CAREER_TOPICS, readTopics } from './career-topics.ts';
import * as WORDS from './career-words.ts';

const talk = (messages: readonly string[], start: Partial<TurnInput & OpeningInput> = {}): Rehearsal =>
  rehearse(careerCoach, { ...start, mode: 'career' }, messages);
const movesOf = ({ plans }: Rehearsal): string[] => plans.map(({ move }) => move);
const lastOf = ({ plans }: Rehearsal) => plans.at(-1);

const WHOLE_TALK = [
  'I want to lead a ward.',
  'At the moment I work nights.',
  'By next September.',
  'I have the letter in my hand.',
  'I asked my manager.',
  'I could shadow the head nurse or take the course.',
  'I will ring her on Monday.',
  'If she is away, then I will write.',
];
const WISH = 'I want to lead a ward by next September.';

describe('the opening of a career talk', () => {
  it('takes up what the learner wrote of themself, in their words', () => {
    const { words } = talk([], {
      context: {
        userProfile: { careerLevel: 'senior', goals: ['lead a ward'], challenges: ['no day posts'], timeframe: '6_months' },
        personalityType: 'INTJ',
      },
    }).opening;
    for (const said of ['“lead a ward”', '“no day posts”']) expect(words).toContain(said);
    expect(words.split(/\s+/).length).toBeLessThanOrEqual(50);
  });

  it('asks for a wish where none is known, and for how things stand where one is', () => {
    expect(talk([]).opening.asked?.id).toMatch(/^career-goal-/);
    expect(talk([], { context: { userProfile: { goals: ['lead a ward'] } } }).opening.asked?.id).toMatch(/^career-reality-/);
  });

  it('goes on where the last talk stopped', () => {
    const { words, asked } = talk([], { resume: { asked: null }, weakSpots: ['will', 'options'] }).opening;
    expect(words).toMatch(/we stopped|we left it|had come to/);
    expect(words).not.toContain('“');
    expect(asked?.id).toMatch(/^career-will-/);
  });

  it('asks what was not asked lately', () => {
    const asked = talk([]).opening.asked?.id as string;
    expect(talk([], { askedBefore: [asked] }).opening.asked?.id).not.toBe(asked);
  });
});

describe('a career talk', () => {
  it('asks for what is missing, in an order that follows the answers', () => {
    const asked = talk(WHOLE_TALK).plans.map((plan) => plan.asked?.id?.split('-')[1]);
    expect(asked).toEqual(['reality', 'date', 'measure', 'tried', 'options', 'will', 'if_then', 'deepen']);
  });

  it('takes how one will know for the mark of a goal, and not for how it stands', () => {
    const { plans, ended } = talk([WISH, 'I will know it worked when I have an interview date.', 'Propose a goal']);
    expect(lastOf({ plans } as Rehearsal)?.goals[0]?.measure).toBe('I have an interview date');
    expect(ended.summary.seen.map(({ text }) => text)).not.toContain('Now');
  });

  it('offers no goal at the end that it offered before', () => {
    expect(talk([WISH]).ended.summary.goals).toEqual([]);
    expect(talk(['I want to lead a ward.']).ended.summary.goals).toMatchObject([{ text: 'Lead a ward' }]);
    expect(talk(['I want to lead a ward.', 'Propose a goal']).ended.summary.goals).toEqual([]);
    expect(talk(['I want to lead a ward by June. I will ring her on Monday.']).ended.summary.goals).toMatchObject([
      { text: 'I will ring her on Monday' },
    ]);
  });

  it('does not miss a goal where something was promised for a day', () => {
    const { next } = talk(['I will ring the ward manager on Tuesday.']).ended.summary;
    expect(next.map(({ text }) => text)).not.toContain('Say in one sentence what you want, and by when.');
  });

  it('does not ask a third time for what it could not find', () => {
    const stages = talk(Array.from({ length: 12 }, (_, i) => `The weather is grey, ${i}.`)).plans.map(({ move }) => move);
    for (const stage of ['goal', 'reality', 'options', 'will'])
      expect(stages.filter((move) => move === stage).length).toBeLessThanOrEqual(2);
  });

  it('says nothing twice in twenty turns, and stops when it has asked what it can ask', () => {
    const { opening, plans } = talk(Array.from({ length: 30 }, (_, i) => `On day ${i} I moved ${i + 2} boxes because nobody else would.`));
    const questions = [opening, ...plans].map(({ asked }) => asked?.text);
    expect(new Set(questions.slice(0, 20)).size).toBe(20);
    expect(new Set(plans.slice(0, 20).map(({ words }) => words)).size).toBe(20);
    expect(plans.at(-1)).toMatchObject({ move: 'ending', asked: null });
  });

  it('quotes what it heard', () => {
    expect(lastOf(talk(['The night shifts wear me down, and I want more days.']))?.words).toContain('“');
  });

  it('has a tactic for a topic, and says it once', () => {
    const [topic] = CAREER_TOPICS;
    const first = topic?.tactics[0] as string;
    const { plans } = talk(['I am burnt out.', 'I am still exhausted.']);
    expect(plans[0]?.words).toContain(first);
    expect(plans[1]?.words).not.toContain(first);
  });

  it('speaks of what weighs on somebody before their plan, and offers the plan beside', () => {
    const [plan] = talk([`I am burnt out. ${WISH}`]).plans;
    expect(plan?.words).toContain(CAREER_TOPICS[0]?.tactics[0]);
    expect(plan?.goals).toMatchObject([{ by: 'next September' }]);
  });

  it('offers a goal as soon as it has a date, in the words of the learner', () => {
    const { plans } = talk([WISH, 'There is not much to say.']);
    expect(plans[0]).toMatchObject({
      move: 'propose_goal',
      goals: [{ text: 'Lead a ward by next September', by: 'next September' }],
    });
    expect(plans[1]?.goals).toEqual([]);
  });

  it('puts together wish, date, mark, act and obstacle', () => {
    const { goals } = talk([...WHOLE_TALK, 'Propose a goal']).plans.at(-1) as TurnPlan;
    expect(goals).toEqual([
      { text: 'Lead a ward', by: 'next September', measure: 'I have the letter in my hand', ifThen: null, skill: null },
      { text: 'I will ring her on Monday', by: 'Monday', measure: null, ifThen: 'If she is away, then I write', skill: null },
    ]);
    for (const goal of goals) expect(GoalIdea.parse(goal)).toEqual(goal);
  });

  it('weighs two ways in order, and comes back to an act', () => {
    const moves = movesOf(talk(['Help me decide', 'Stay or go.', 'Money and time.', 'The bus.', 'Their pay.', 'One day there.']));
    expect(moves).toEqual(['decide_options', 'decide_criteria', 'decide_price', 'decide_mind', 'decide_test', 'will']);
  });

  it('asks for nothing that was said before', () => {
    const both = 'Should I take the job in Leeds or stay at the hospital in York?';
    const criterion = 'The children. I do not want to be away more than two nights a week.';
    expect(lastOf(talk([both]))?.asked?.id).toMatch(/^career-decide_criteria/);
    expect(lastOf(talk([`${both} ${criterion}`]))?.asked?.id).toMatch(/^career-decide_price/);
    expect(lastOf(talk([both, 'Help me decide']))?.asked?.id).toMatch(/^career-decide_criteria/);
    const promised = talk([both, criterion, 'I lose money.', 'The pay.', 'I will ring the ward in Leeds on Tuesday.']);
    expect(lastOf(promised)?.asked?.id).not.toMatch(/^career-(?:will|decide)/);
  });

  it('gives back what fits nothing as it stands, and adds no saying', () => {
    const { words } = lastOf(talk(['I am torn between Leeds and York.', 'Money.', 'Nobody would pay for it really'])) as TurnPlan;
    expect(words).toContain('“Nobody would pay for it really”');
    for (const saying of Object.values(WORDS.REASONS).flat()) expect(words).not.toContain(saying);
  });

  it('hears that somebody is torn', () => {
    expect(movesOf(talk(['I cannot decide.', 'Whether to leave.']))).toContain('decide_options');
    expect(movesOf(talk(['I am torn between the lab and the shop.']))).toEqual(['decide_criteria']);
  });

  it('leaves whatever it was weighing when something weighs on the learner', () => {
    const { plans } = talk(['Help me decide', 'Stay or go.', 'I feel burnt out and cannot sleep.', 'My sister.', 'I sleep again.']);
    expect(plans.map(({ move }) => move)).toEqual(['decide_options', 'decide_criteria', 'care', 'care', 'goal']);
    expect(plans[2]?.suggestions).not.toContain('Ask me harder');
  });

  it('answers what it is asked', () => {
    expect(movesOf(talk(['How do I ask for it?', 'What if she says no?', 'Who pays for the course?']))).toEqual([
      'advice',
      'what_if',
      'not_known',
    ]);
  });

  it('takes no idea, mood or question for the mark of a goal', () => {
    for (const said of ['I could shadow a teacher, or take a course', 'I feel burnt out by it all', 'How would I know that?', 'bye']) {
      const { plans } = talk([WISH, said, 'Propose a goal']);
      expect(plans[0]?.asked?.id).toMatch(/^career-(?:reality|measure)/);
      expect(plans[2]?.goals[0]?.measure).toBeNull();
    }
    const measured = talk(['At the moment I work nights.', WISH, 'I have the letter in my hand.', 'Propose a goal']);
    expect(lastOf(measured)?.goals[0]?.measure).toBe('I have the letter in my hand');
  });

  it('offers one goal at a time, and all when asked', () => {
    const { plans } = talk([`${WISH} I will ring her on Monday.`, 'Propose a goal']);
    expect(plans.map(({ goals }) => goals.length)).toEqual([1, 2]);
  });

  it('takes the goal of the profile as the wish', () => {
    const { plans } = talk(['At the moment I work nights.', 'By next May'], { context: { userProfile: { goals: ['lead a ward'] } } });
    expect(plans[0]?.asked?.id).toMatch(/^career-date/);
    expect(plans[1]?.goals).toMatchObject([{ text: 'lead a ward', by: 'next May' }]);
  });

  it('does not quote in every turn', () => {
    const { plans } = talk(['I asked, but she said no.', 'I asked again, but she was away.', 'I wrote, but nobody wrote back.']);
    expect(plans.map(({ words }) => words.includes('“'))).toEqual([true, false, true]);
  });

  it('gives no verdict', () => {
    const plan = lastOf(talk([WISH, 'Will I get the post?']));
    expect(plan?.move).toBe('no_verdict');
    expect(WORDS.NO_VERDICT.some((words) => plan?.words.includes(words))).toBe(true);
  });

  it('keeps its question when nothing was said', () => {
    const { opening, plans } = talk(['...']);
    expect(plans[0]).toMatchObject({ move: 'nothing_said', asked: opening.asked });
  });

  it('never scores', () => {
    expect(talk([WISH]).plans[0]?.evaluation).toBeNull();
  });
});

describe('what the learner can ask of the career coach', () => {
  it('a goal, or what a goal lacks', () => {
    expect(lastOf(talk(['Propose a goal']))).toMatchObject({
      move: 'propose_goal',
      goals: [],
      asked: { id: expect.stringContaining('career-goal') },
    });
    expect(lastOf(talk(['I want to lead a ward.', 'Propose a goal']))).toMatchObject({
      goals: [{ text: 'Lead a ward' }],
      asked: { id: expect.stringContaining('career-date') },
    });
  });

  it('what was said so far', () => {
    const words = lastOf(talk([WISH, 'What have I said so far?']))?.words;
    expect(words).toContain('- **Goal:** “I want to lead a ward by next September”');
    expect(words).toContain('- **Will:** still open.');
  });

  it('why it asks, with the same question', () => {
    const { plans } = talk([WISH, 'Why do you ask?']);
    expect(plans[1]).toMatchObject({ move: 'why', asked: plans[0]?.asked });
  });

  it('another question, a harder or a smaller one', () => {
    const { opening, plans } = talk(['Another question', 'Ask me harder', 'Not sure']);
    expect(plans.map(({ move }) => move)).toEqual(['goal', 'harder', 'small']);
    expect(plans[0]?.asked?.text).not.toBe(opening.asked?.text);
  });

  it('to stop', () => {
    expect(lastOf(talk(['End']))).toMatchObject({ move: 'ending', asked: null, suggestions: [] });
  });
});

describe('the texts of a career talk', () => {
  it('come in six ways or more', () => {
    for (const stage of CAREER_STAGES) {
      expect(QUESTIONS[stage].length).toBeGreaterThanOrEqual(6);
      expect(WORDS.REASONS[stage].length).toBeGreaterThanOrEqual(6);
    }
    for (const ways of [WORDS.HEARD, WORDS.GOAL_READY, WORDS.NO_GOAL_YET, WORDS.NO_VERDICT, WORDS.SO_FAR, WORDS.ENDING, WORDS.WHY])
      expect(new Set(ways).size).toBeGreaterThanOrEqual(6);
  });

  it('make replies of 20 to 110 words around an ordinary answer', () => {
    const said = 'I asked my manager twice because the rota never fits.';
    const lengths = Array.from({ length: 40 }, (_, i) => talk([said, 'I was tired after it.', WISH], { seed: `${i}` }).plans)
      .flat()
      .map(({ words }) => words.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(110);
  });
});

describe('topics of a career talk', () => {
  it.each([
    ['I am burnt out and cannot rest', 'burnout'],
    ['They made me redundant', 'redundancy'],
    ['Returning to work after a career break', 'return'],
    ['My boss gave me feedback on my calls', 'feedback'],
    ['I want to talk about my salary', 'salary'],
    ['I was passed over for promotion', 'promotion'],
    ['It would be my first job', 'first-job'],
    ['I think of changing career', 'field-change'],
    ['Should I do a degree', 'study'],
    ['Working from home two days', 'remote'],
    ['I get only rejections', 'search'],
    ['I do not get on with a colleague; a conflict', 'conflict'],
  ])('%s', (text, id) => {
    expect(readTopics(text).map((topic) => topic.id)).toContain(id);
  });

  it.each(['Of course I like the shop.', 'The kettle is on.'])('are not found in "%s"', (text) => {
    expect(readTopics(text)).toEqual([]);
  });
});

describe('the end of a career talk', () => {
  it('leaves what was seen and what stayed open, and no record', () => {
    const { ended } = talk([WISH, 'Why?', 'I could wait or I could ask.']);
    expect(ended.record).toBeNull();
    expect(ended.summary).toMatchObject({ answered: 2, minutes: 7, goals: [] });
    expect(ended.summary.seen).toContainEqual({
      ...{ skill: 'setting-goals', text: 'Goal', quote: 'I want to lead a ward by next September', messageId: 'u0' },
    });
    expect(ended.weakSpots).toContain('will');
  });

  it('says in a sentence what stands', () => {
    expect(talk([WISH, 'I will ring her on Monday.']).ended.summary.headline).toBe('You said what you want and what you will do.');
  });

  it('says so when nothing was written', () => {
    expect(talk([]).ended.summary).toMatchObject({ answered: 0, seen: [], goals: [] });
  });
});
