import { escapeLine } from '../escape-markdown.ts';
import { countOf } from '../words.ts';
import { SKILLS } from '../skills/skills.ts';
import type { Assessment, Direction } from './assessment.ts';
import { labelOf } from './choice-words.ts';
import { ONET_CREDIT, ONET_LINKS } from './directions/onet-credit.ts';
import type { DatedPlan } from './move-days.ts';
import { sayFullDay } from '../say-day.ts';
import type { QuestionId } from './questions.ts';

/** All of an assessment as Markdown, to be read and kept. Every word stands in it as it was written. */
export function exportAssessment(assessment: DatedPlan): string {
  const { headline, profile, strengths, developmentAreas, recommendedPath, actionPlan, milestones } = assessment;
  const { nextSteps, aiInsight, assumptions, directions, situations = [] } = assessment;
  const parts = [
    `# ${escapeLine(headline)}`,
    describeSource(assessment),
    ...section('Your answers', [listAnswers(profile)]),
    ...section('What you bring', list(strengths)),
    ...section('What to work on', list(developmentAreas)),
    ...section('The way', paragraphs(recommendedPath)),
    ...section(
      'Your situation',
      situations.map(({ name, isConfirmed }) => `${isConfirmed ? 'You said yes to' : 'Nearest to your answers'}: ${escapeLine(name)}`),
    ),
    ...section('Action plan', actionPlan.flatMap(tellAction)),
    ...section(
      'A message to send',
      situations.flatMap(({ write }) => (write ? [`To ${escapeLine(write.to)}:\n\n> ${escapeLine(write.message)}`] : [])),
    ),
    ...section('Milestones', list(milestones.map(({ on, text }) => `${sayFullDay(on)}: ${text}`))),
    ...section('Next steps', list(nextSteps)),
    ...section('What your answers say together', paragraphs(aiInsight)),
    ...section('What this plan takes for granted', list(assumptions)),
    ...section('Work that goes with your interests', tellDirections(directions)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function describeSource({ createdAt, source, model, failure }: DatedPlan): string {
  const writer =
    source === 'ai' ? `written by an AI service${model === null ? '' : ` (${escapeLine(model)})`}` : 'made from your answers alone';
  const reason = failure === null ? '' : ` The AI service did not write it: ${escapeLine(failure.message)}`;
  return `Career plan of ${sayFullDay(createdAt.slice(0, 10))}, ${writer}.${reason}`;
}

function listAnswers({ careerLevel, interests, goals, challenges, timeframe }: Assessment['profile']): string {
  const answers: readonly [name: string, question: QuestionId, picks: readonly (string | undefined)[]][] = [
    ['Level', 'career_level', [careerLevel]],
    ['Interests', 'interests', interests],
    ['Goals', 'goals', goals],
    ['Challenges', 'challenges', challenges],
    ['Timeframe', 'timeframe', [timeframe]],
  ];
  return answers
    .map(([name, question, picks]) => {
      const labels = picks.filter((pick) => pick !== undefined).map((pick) => escapeLine(labelOf(question, pick)));
      return `- **${name}:** ${labels.length > 0 ? labels.join('; ') : 'not said'}`;
    })
    .join('\n');
}

function tellAction(item: DatedPlan['actionPlan'][number], i: number): string[] {
  const { action, steps, dueOn, ifThen, measure, resources, skill, category, priority, minutes } = item;
  return [
    `### ${i + 1}. ${escapeLine(action)}`,
    steps.map((step, n) => `${n + 1}. ${escapeLine(step)}`).join('\n'),
    [
      dueOn === null ? '- **When:** no day' : `- **When:** by ${sayFullDay(dueOn)}`,
      ...(ifThen === '' ? [] : [`- **If-then:** ${escapeLine(ifThen)}`]),
      ...(minutes === undefined ? [] : [`- **Takes:** ${countOf(minutes, 'minute')}`]),
      `- **You see it by:** ${escapeLine(measure)}`,
      ...(resources.length === 0 ? [] : [`- **With:** ${resources.map(escapeLine).join('; ')}`]),
      `- **For:** ${SKILLS[skill].name} (${category.replace('_', ' ')}, ${priority} priority)`,
    ].join('\n'),
  ];
}

function tellDirections(directions: readonly Direction[]): string[] {
  if (directions.length === 0) return [];
  const told = directions.flatMap(({ area, text, occupations }) => [
    `### ${escapeLine(area)}`,
    escapeLine(text),
    ...list(occupations.map(({ code, title }) => `${title} (${code})`)),
  ]);
  return [...told, `${escapeLine(ONET_CREDIT)} Source: <${ONET_LINKS.source}>. Licence: <${ONET_LINKS.licence}>.`];
}

/** Nothing of a part in which nothing is said. */
const section = (title: string, parts: readonly string[]): string[] => (parts.length === 0 ? [] : [`## ${title}`, ...parts]);

const list = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.map((line) => `- ${escapeLine(line)}`).join('\n')]);

const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(escapeLine);
