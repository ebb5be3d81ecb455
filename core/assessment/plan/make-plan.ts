import type { Situation } from '../situations/situation.ts';
import { addDays, type PlainDate } from '../../plain-date.ts';
import { practiceForSkill } from '../../practice/practice-for-skill.ts';
import type { Practice } from '../../practice/practice.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { ActionCategory, AnswerPlan, AnswerRef, Milestone, PlannedItem, PlanSituation, Sentence } from '../assessment.ts';
import { NOTHING_CONFIRMED, type Confirmed, type Schooling } from '../confirmed.ts';
import { directionsFor } from '../directions/directions.ts';
import { ownWordsIn } from '../own-words.ts';
import { DEFAULT_LEVEL, DEFAULT_TIMEFRAME, type CareerLevel } from '../questions.ts';
import { chooseActions, type ChosenAction } from './choose-actions.ts';
import { dateActions, fitBeforeDeadline } from './date-actions.ts';
import type { Ground } from './ground.ts';
import { STRENGTH_OF_LEVEL } from './level-words.ts';
import { listed } from '#core/words.ts';
import { inSentence, isChoice, ref, refs, sentence, startSmall } from './phrases.ts';
import { TIMEFRAME_DAYS, TIMELINES, WEEK_DAYS } from './plan-days.ts';
import { sayDue } from './say-due.ts';
import { sayFullDay, daysBetween } from '../../say-day.ts';
import { sayMinutes } from './say-minutes.ts';
import { listStances } from './skill-stances.ts';

/** Words for what somebody wrote that is heavy, and is not what a plan can mend. */
export interface Gentle {
  readonly words: string;
  readonly about: AnswerRef;
}

/**
 * Three things to do, of the situations that a plan stands on. Nothing that the learner wrote stands in a sentence of it.
 * @param profile of `toProfile`: each pick once
 * @param today the learner's day: the first action is for it
 */
export function makePlan(
  profile: AnsweredProfile,
  today: PlainDate,
  ground: Ground,
  confirmed: Confirmed = NOTHING_CONFIRMED,
  gentle: Gentle | null = null,
): AnswerPlan {
  const { situations } = ground;
  const wanted = chooseActions(situations);
  const distances = wanted.map(({ action }) => action);
  const fitting = fitBeforeDeadline(distances, today, profile.timeframe ?? DEFAULT_TIMEFRAME, confirmed);
  const chosen = wanted.filter((_, i) => fitting.includes(i));
  const actions = planActions(chosen, profile, today, ground, confirmed);
  const [first] = situations;
  const causes = ({ id }: Situation): readonly AnswerRef[] => ground.because.get(id) ?? [];
  const ofEach = (tell: (situation: Situation) => readonly string[]): Sentence[] =>
    situations.flatMap((situation) => tell(situation).map((text) => sentence(text, ...causes(situation))));
  return {
    headline: sentence(sayHeadline(first, ground), ...(first ? causes(first) : [])),
    strengths: sayStrengths(profile, gentle !== null),
    developmentAreas: ofEach(({ practice }) => practice.map(({ what }) => what)),
    recommendedPath: first ? [sentence(first.order, ...causes(first)), sayTime(chosen, actions, profile)] : [],
    actions,
    nextSteps: ofEach((situation) => {
      const write = writeIn(situation, ground);
      return [...(write ? [`Write to ${write.to}. ${write.why}`] : []), situation.ask];
    }),
    insight: [...sayGently(gentle), ...sayBasis(ground, confirmed), ...ofEach(({ cost }) => [cost])],
    assumptions: sayDays(confirmed, profile, today, wanted.length > chosen.length),
    skills: listStances(ground),
    milestones: sayMilestones(actions, profile, today, confirmed),
    directions: looksElsewhere(profile, ground)
      ? directionsFor(
          profile.interests,
          confirmed.schooling ?? SCHOOLING_OF_LEVEL[profile.careerLevel ?? DEFAULT_LEVEL],
          profile.goals.includes('lead_people'),
        )
      : [],
    situations: situations.map((situation) => describeSituation(situation, ground)),
    unplaced: [...ground.unplaced, ...refs('interests', ownWordsIn(profile, 'interests'))],
  };
}

/** Kinds of work are shown to whoever looks for another, and to nobody who wants to stay in theirs. */
const ELSEWHERE: readonly string[] = ['direction', 'first_job', 'change_field', 'unclear_goal'];

function looksElsewhere({ goals, challenges }: AnsweredProfile, { situations, from }: Ground): boolean {
  const told =
    from === 'confirmed' ? situations.flatMap((situation) => [...situation.goals.slice(0, 1), ...situation.challenges.slice(0, 1)]) : [];
  return [...goals, ...challenges, ...told].some((id) => ELSEWHERE.includes(id));
}

/** What is shown to whoever did not say how much schooling they have. */
const SCHOOLING_OF_LEVEL: Readonly<Record<CareerLevel, Schooling | null>> = { entry: null, mid: null, senior: 'degree', executive: 'more' };

function sayHeadline(first: Situation | undefined, { from }: Ground): string {
  if (!first) return 'No situation to plan from';
  if (from !== 'words') return first.name;
  return `${first.assumes === 'nothing' ? 'A general start' : 'Nearest to what you wrote'}: ${startSmall(first.name)}`;
}

const sayGently = (gentle: Gentle | null): Sentence[] => (gentle ? [sentence(gentle.words, gentle.about)] : []);

/** A situation that somebody said yes to, or that assumes nothing, is told as theirs; any other as the guess it is. */
function sayBasis({ situations, from, because }: Ground, { declined }: Confirmed): Sentence[] {
  const [first] = situations;
  if (!first) return [];
  const basis = from !== 'words' ? first.picture : declined.length > 0 ? NONE_FITS : GUESSED;
  return [sentence(basis, ...(because.get(first.id) ?? []))];
}

const NONE_FITS = 'You said that none of these fits, so this is a general start for the kind of thing that you wrote about.';
const GUESSED = 'This plan is a guess from what you wrote: you have not told us yet whether this is your situation.';

/** What the learner has said of themself, and nothing that would have to be seen. */
function sayStrengths({ careerLevel, interests }: AnsweredProfile, isHeavy: boolean): Sentence[] {
  const liked = interests.filter((interest) => isChoice('interests', interest));
  return [
    // Whoever is in grief needs nobody to point at their finished work.
    ...(careerLevel && !isHeavy ? [sentence(STRENGTH_OF_LEVEL[careerLevel], ref('career_level', careerLevel))] : []),
    ...(liked.length > 0
      ? [
          sentence(
            `Of what one can work with you chose ${listed(liked.map((interest) => inSentence('interests', interest)))}, and people keep at what they like.`,
            ...refs('interests', liked),
          ),
        ]
      : []),
  ];
}

/** What it will take, and until when. */
function sayTime(chosen: readonly ChosenAction[], actions: readonly PlannedItem[], { timeframe }: AnsweredProfile): Sentence {
  const minutes = chosen.reduce((sum, { action }) => sum + action.minutes, 0);
  return sentence(`It takes ${sayMinutes(minutes)} in all. ${sayDue(actions.map(({ dueOn }) => dueOn))}`, ref('timeframe', timeframe));
}

function sayDays({ deadline, away, freeDays }: Confirmed, { timeframe }: AnsweredProfile, today: PlainDate, isCut: boolean): Sentence[] {
  const because = ref('timeframe', timeframe);
  return [
    ...(deadline === today ? [sentence('The day you gave is today, so there is one thing to do, and it is for now.', because)] : []),
    ...(deadline !== null && deadline > today
      ? [
          sentence(
            `All of it is due before ${sayFullDay(deadline)}, the day you gave.${isCut ? ' What takes longer than that is left out.' : ''}`,
            because,
          ),
        ]
      : []),
    ...(away !== null && away.to >= today
      ? [sentence(`Nothing is due while you are away, from ${sayFullDay(away.from)} to ${sayFullDay(away.to)}.`, because)]
      : []),
    ...(freeDays.length > 0 ? [sentence('After today, what takes an hour or more has a weekday on which you have time.', because)] : []),
  ];
}

/** A week after the last step, to see what came of them; and the end of the time that was planned for, where that is later. */
function sayMilestones(
  actions: readonly PlannedItem[],
  { timeframe = DEFAULT_TIMEFRAME }: AnsweredProfile,
  today: PlainDate,
  { deadline }: Confirmed,
): Milestone[] {
  const because = [ref('timeframe', timeframe)];
  const last = actions.at(-1)?.dueOn ?? today;
  const look = deadline !== null && deadline > last ? deadline : addDays(last, WEEK_DAYS);
  const end = addDays(today, TIMEFRAME_DAYS[timeframe]);
  return [
    { on: look, text: LOOK_BACK, because },
    ...(end > addDays(look, WEEK_DAYS) ? [{ on: end, text: `${END_OF_TIME} ${sayFullDay(today)}.`, because }] : []),
  ];
}

const LOOK_BACK = 'See which of the steps are done and what came of them. Then take the assessment again for the next three.';
const END_OF_TIME = 'As far as you wanted to look ahead. Compare where you are with what you answered on';

const PRIORITIES = ['high', 'medium', 'medium'] as const;

function planActions(
  chosen: readonly ChosenAction[],
  { careerLevel, timeframe = DEFAULT_TIMEFRAME }: AnsweredProfile,
  today: PlainDate,
  ground: Ground,
  confirmed: Confirmed,
): PlannedItem[] {
  const days = dateActions(
    chosen.map(({ action }) => action),
    today,
    timeframe,
    confirmed,
  );
  const told = new Set<string>();
  return chosen.map(({ situation, action, place }, i) => {
    const dueOn = days[i] ?? today;
    const isFirst = !told.has(situation.id);
    const isLast = !chosen.slice(i + 1).some((later) => later.situation === situation);
    told.add(situation.id);
    return {
      id: `situation:${situation.id}:${place + 1}`,
      priority: PRIORITIES[i] ?? 'medium',
      action: action.do,
      timeline: TIMELINES[timeframe][daysBetween(today, dueOn) <= TIMEFRAME_DAYS[timeframe] / 2 ? 0 : 1],
      category: CATEGORIES[action.skill] ?? 'skill_development',
      skill: action.skill,
      dueOn,
      measure: action.measure,
      // The line of a situation stands once, with the first of its actions.
      ifThen: isFirst ? situation.if_then : '',
      steps: [...action.steps],
      practice: isLast ? practiceFor(situation, careerLevel ?? DEFAULT_LEVEL) : TALK,
      because: [...(ground.because.get(situation.id) ?? [])],
      why: action.why,
      minutes: action.minutes,
      // Works that truly help a situation stand with its first action; the skill of an action alone would name ones that do not.
      folders: isFirst ? situation.works : [],
    };
  });
}

/**
 * Practice that a situation asks for: the talk or the scene that trains one of its skills, or the very question that it names.
 * Nobody is sent to practise what does not belong to the step: then it is talked through.
 */
function practiceFor({ practice, skills, goals, challenges }: Situation, level: CareerLevel): Practice {
  const ways = skills.map((skill) => practiceForSkill(skill, level));
  for (const { mode, what } of practice) {
    const [, question] = /"([^"]+\?)"/.exec(what) ?? [];
    if (mode === 'interview' && question !== undefined) return { mode, interviewType: 'behavioural', question };
    const way = mode === 'interview' ? undefined : ways.find((one) => one.mode === mode);
    // A talk at a conference is no rehearsal of another talk.
    if (way && (mode !== 'networking' || [...goals, ...challenges].some((id) => id === 'network' || id === 'networking'))) return way;
  }
  return TALK;
}

const TALK: Practice = { mode: 'career' };

/** What is done to train a skill; what is not named here is practised. */
const CATEGORIES: Readonly<Partial<Record<SkillId, ActionCategory>>> = {
  'building-contacts': 'networking',
  'telling-your-story': 'networking',
  'asking-questions': 'networking',
  learning: 'education',
  'working-with-ai': 'education',
  'money-basics': 'education',
  negotiating: 'experience',
  delegating: 'experience',
  'leading-change': 'experience',
  'leading-a-talk': 'experience',
  deciding: 'experience',
};

/** A letter about what is only guessed might be sent. */
const writeIn = ({ write, assumes }: Situation, { from }: Ground): Situation['write'] | null =>
  from === 'words' && assumes !== 'nothing' ? null : write;

const describeSituation = (situation: Situation, ground: Ground): PlanSituation => ({
  ...{ id: situation.id, name: situation.name, picture: situation.picture, ask: situation.ask },
  isConfirmed: ground.from === 'confirmed',
  write: writeIn(situation, ground),
});
