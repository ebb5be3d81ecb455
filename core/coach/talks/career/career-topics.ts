import type { SkillId } from '#core/skills/skill-ids.ts';

/** Something that people often bring to a career talk, and what tends to help with it. */
export interface CareerTopic {
  readonly id: string;
  readonly pattern: RegExp;
  readonly skill: SkillId;
  /** Weighs on people: comes before whatever else a message holds. */
  readonly isHeavy?: true;
  /** Said once each, one a turn. */
  readonly tactics: readonly string[];
}

/** The first that fits counts, so what weighs on people stands before what they plan. Patterns are read on a message's first few thousand characters. */
export const CAREER_TOPICS: readonly CareerTopic[] = [
  {
    id: 'burnout',
    isHeavy: true,
    pattern:
      /\bburn(?:t|ed|ing)?[ -]?out\b|\bexhaust(?:ed|ing)\b|\bcan(?:not|(?:'|’)?t| not) (?:sleep|switch off|go on)\b|\b(?:not|don(?:'|’)?t) sleep(?:ing)?\b|\bdread(?:ing)? (?:monday|work|going)|\btoo tired\b|\boverwhelm|\bworn out\b|\bno energy\b|\boverwork|\bcrying (?:at|before|after) work\b/i,
    skill: 'managing-stress',
    tactics: [
      'That sounds heavy, and it comes before any plan. Two things help most people first: telling one person you trust, and a doctor if sleep or appetite have suffered for more than two weeks. Large decisions can usually wait until you have slept.',
      'When it is too much, the useful list is of what to drop, not of what to add. Write down everything you did last week, mark what nobody would miss, and bring that list to whoever hands out the work.',
      'Rest that is not planned rarely comes. Choose one hour a day that belongs to nobody else, and say so to the people who would otherwise take it; begin with three days.',
    ],
  },
  {
    id: 'redundancy',
    isHeavy: true,
    pattern:
      /\bredundan(?:t|cy|cies)\b|\blaid off\b|\blay-?offs?\b|\blost my job\b|\bmade redundant\b|\bfired\b|\blet go\b|\bjob (?:is|was) cut\b|\bunemployed\b|\bout of work\b/i,
    skill: 'managing-stress',
    tactics: [
      'Losing work shakes people who did nothing wrong. What helps in the first week is dull: what is owed to you and by when, in writing; what your month costs; and a fixed hour a day for the search, so that it does not eat the others. Rules differ from country to country, and an advice centre or union may know yours.',
      'Most jobs are heard of through people one hardly knows. A list of twenty names you have worked with, and a short message to two of them a day, usually brings more than an evening of adverts.',
      'You will be asked why you left. One sentence of fact and one of what you look for now are enough: the post was cut in March; I look for work like the part I did best there.',
    ],
  },
  {
    id: 'return',
    pattern:
      /\b(?:return(?:ing)?|go(?:ing)? back|com(?:e|ing) back|get(?:ting)? back) (?:to|into) work\b|\bcareer break\b|\bmaternity\b|\bparental leave\b|\bafter (?:a|my|the) (?:long )?break\b|\bcaring for\b|\bgap (?:in|on) my cv\b|\byears (?:off|out)\b/i,
    skill: 'telling-your-story',
    tactics: [
      'A gap needs one plain sentence and then the present: I looked after my father for two years; since May I have been ready to work again. Those who apologise for it make it larger than it is.',
      'After a break the first weeks feel slower than they look from outside. A short piece of real work, a few hours or a week of shadowing, tells you and others more than a course would.',
      'Begin with people who knew your work before. Ask them what has changed since then and what has not; it is an easy question to answer, and it puts you back in their minds.',
    ],
  },
  {
    id: 'feedback',
    pattern:
      /\b(?:my )?(?:boss|manager|supervisor|lead|head)\b[^.\n]{0,60}\b(?:feedback|criticis|said i|told me|complain|unhappy|review)|\b(?:appraisal|performance review|bad review|got feedback|negative feedback|criticism)\b/i,
    skill: 'receiving-feedback',
    tactics: [
      'What was said and how it felt are two things, and both are real. It helps to write down the words as they fell, and then to ask for one example and for what good would have looked like. A question a day later is not weakness.',
      'Feedback is easier to use when it is cut down to one thing you could do differently next week. The rest can be left lying for a while, even if some of it was true.',
      'If it was unclear, a short message works better than a long defence: I would like to get this right; could you give me the last time you saw it.',
    ],
  },
  {
    id: 'salary',
    pattern:
      /\bsalar(?:y|ies)\b|\b(?:pay|wage) (?:rise|raise|talk|review|increase)|\braise\b|\bunderpaid\b|\bmore money\b|\bbetter pay\b|\bnegotiat/i,
    skill: 'negotiating',
    tactics: [
      'For a talk about pay three things go in beforehand: a figure from two independent sources, three pieces of work with what came of them, and what you ask for if the figure is refused. The figure is said first and once, and then you wait.',
      'It is easier to speak of pay when the date is not a surprise. A line such as: I would like to talk about my pay, does Thursday suit you, gives both sides time and costs nothing.',
      'A no is often a not now. Asking what would have to be true by when turns it into something you can come back to, and it is worth writing down the answer the same day.',
    ],
  },
  {
    id: 'promotion',
    pattern:
      /\bpromot(?:ion|ed|e)\b|\bsenior (?:role|position|post)\b|\bnext level\b|\bteam lead(?:er)?\b|\bbecom(?:e|ing) (?:a |the )?(?:manager|lead|head|supervisor)\b|\bmove up\b|\bpassed over\b/i,
    skill: 'telling-your-story',
    tactics: [
      'Promotions are often decided when the candidate is not in the room. So it is worth asking the person who decides, early and plainly, what they would need to see, and by when; then you both work from the same list.',
      'People are judged by what others can retell. One page with four pieces of work, each with what stood there before and after, helps whoever has to speak for you.',
      'Some of the next level can be done before the title: run one meeting, train one newcomer, take one problem from end to end. It shows others and tells you whether you like it.',
    ],
  },
  {
    id: 'first-job',
    pattern:
      /\bfirst (?:real |proper )?job\b|\bgraduat(?:e|ed|ing|ion)\b|\bno experience\b|\bjust finished (?:school|university|college)\b|\bapprentice|\bintern(?:ship)?\b|\bentry[ -]level\b|\bschool leaver\b/i,
    skill: 'telling-your-story',
    tactics: [
      'Without a job behind you, small true things carry weight: the shift you organised, the machine you mended, the club whose accounts you kept. One of those told well says more than a list of qualities.',
      'Fifteen minutes with somebody who does the work are worth a week of reading. Most people say yes to a short and precise request, above all if you ask about their first year.',
      'A first job is a place to learn from, and hardly ever a choice for life. So ask of each one what you would know in a year that you do not know now.',
    ],
  },
  {
    id: 'field-change',
    pattern:
      /\b(?:chang(?:e|ing)|switch(?:ing)?|leav(?:e|ing)|new|another|different) (?:my |the |of |to a |into a )*(?:career|field|profession|industry|sector|trade|line of work)\b|\bretrain(?:ing)?\b|\bcareer change\b|\b(?:move|get|go|break|switch) (?:in)?to (?:tech|it|teaching|nursing|design|data|software|healthcare|marketing|management|research)\b|\bdo something (?:else|different)\b/i,
    skill: 'choosing-a-direction',
    tactics: [
      'A change of field is seldom one jump. What shortens it is to look for the part of your present work that the new one also needs, and to meet two people who made a similar move; their first year is what you want to hear of.',
      'Before training for a field it pays to try a day of it: shadowing, a small paid task, a weekend of the real thing. The dull parts tell you more than the bright ones.',
      'Others see your old title first. One sentence that joins the two helps them: in eight years of night shifts I learnt to plan for what goes wrong, and that is what dispatch is.',
    ],
  },
  {
    id: 'study',
    pattern:
      /\b(?:stud(?:y|ying|ies)|degree|master(?:'|’)?s|mba|phd|evening class|certificate|certification|qualification|diploma|university|college|(?<!\bof )course)\b/i,
    skill: 'learning',
    tactics: [
      'Before paying for a course, look at ten adverts for the work you want and count how often it is asked for. Then ask one person who hires whether they would notice it.',
      'Study beside work holds when it has a fixed place in the week and somebody who notices its absence. Two short evenings are kept more often than one long Sunday.',
      'A free chapter, an open lecture or one evening of the exercises shows whether it is the subject you like or only the thought of having it behind you.',
    ],
  },
  {
    id: 'remote',
    pattern: /\bremote(?:ly)?\b|\b(?:work(?:ing)?|job) from home\b|\bhome office\b|\bhybrid\b|\bback to the office\b|\bcommut/i,
    skill: 'keeping-attention',
    tactics: [
      'Where one works is easier to agree on as a trial: two days a week for six weeks, with something both sides can look at, such as answered requests or finished jobs. A trial can be ended, and that makes it easier to begin.',
      'Out of sight needs a small habit: a short note on Friday of what was finished, what is stuck, and what comes next. It takes ten minutes and spares many questions.',
      'At home the day has no edges by itself. A walk before and after, and a fixed last act such as closing the laptop in a drawer, gives it some.',
    ],
  },
  {
    id: 'search',
    pattern:
      /\bjob (?:search|hunt|application)|\bappl(?:y|ied|ying) for (?:a |the )?(?:jobs?|posts?|positions?|roles?)\b|\bjob applications?\b|\bapplications\b|\bmy cv\b|\brejections?\b|\brejected\b|\binterviews?\b|\blook(?:ing)? for (?:a |another |new )*(?:job|work|position)\b/i,
    skill: 'building-contacts',
    tactics: [
      'A search is easier to steer by its steps: sent, answered, met, offered. If few answer, it is the letter or the choice of adverts; if talks end early, it is the stories. That tells you where an hour is best spent.',
      'Ten letters to places you could name a reason for usually bring more than fifty to all. One sentence on why this place, which could be sent nowhere else, is a fair test.',
      'After a no, one polite question for what was missing is answered more often than people think. Not always, and not at once; but one answer in five is worth the stamp.',
    ],
  },
  {
    id: 'conflict',
    pattern:
      /\b(?:colleague|coworker|co-worker|boss|manager|team)\b[^.\n]{0,60}\b(?:argu|conflict|ignore|rude|shout|difficult|against me|don(?:'|’)?t get on|doesn(?:'|’)?t listen)|\bconflict\b|\bdon(?:'|’)?t get (?:on|along)\b/i,
    skill: 'handling-conflict',
    tactics: [
      'With two people at odds, what helps first is to part what was done from what was meant. The first both of you can speak of; the second only the other knows.',
      'Such a talk is easier in the form of fact, effect, wish: on Monday the handover was missing, so I stayed until eight; could we agree who writes it.',
      'It is worth choosing the moment: not in the corridor, not in writing when it is hot, and with a time at which it ends. Twenty minutes are enough for one thing.',
    ],
  },
];

const READ_CHARS = 4000;

/** Topics that a message touches, in the order of the list. */
export function readTopics(text: string): CareerTopic[] {
  const start = text.slice(0, READ_CHARS);
  return CAREER_TOPICS.filter(({ pattern }) => pattern.test(start));
}
