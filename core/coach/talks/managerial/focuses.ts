import { MANAGEMENT_FOCUSES, type ConversationContext, type ManagementFocus } from '#core/coach/conversation/context.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';

type Ways = readonly [string, ...string[]];

/** How not to say it, how one could, and why: in words of no real talk. */
export interface ModelLines {
  readonly weak: string;
  readonly strong: string;
  readonly rule: string;
  /** Of no use to somebody who has to say what went wrong. */
  readonly isPraise?: true;
}

export interface Focus {
  readonly skill: SkillId;
  readonly sign: RegExp;
  /** Asks for the case. */
  readonly situations: Ways;
  readonly models: readonly [ModelLines, ...ModelLines[]];
}

export const FOCUSES: Readonly<Record<ManagementFocus, Focus>> = {
  Feedback: {
    skill: 'giving-feedback',
    sign: /feedback|apprais|performance|review|praise|recogni/i,
    situations: [
      'Who needs to hear something from you, and what did you see them do?',
      'What happened, when was it, and who was there?',
      'Which one thing, seen by you, do you want to speak about?',
      'What would a camera have recorded, on the day you have in mind?',
      'To whom do you want to say it, and what followed from what they did?',
      'Whose work is it about, and what is the most recent example?',
    ],
    models: [
      {
        weak: 'You are always late with the handover, it is not professional.',
        strong:
          'On Tuesday the handover came at half past four, and Rosa stayed until six to finish it. Tell me how it looked from your side.',
        rule: 'A day, an act, an effect; then the floor is theirs.',
      },
      {
        weak: 'Great job on the fair, really great, well done.',
        strong:
          'At the fair you wrote down each question, and we answered nine of them the next morning. I would like to see more of that.',
        rule: 'Praise works like criticism: it names what was done, so that it can be done again.',
        isPraise: true,
      },
      {
        weak: 'People say that you are difficult in meetings.',
        strong:
          'In the meeting this morning you spoke before Ken had finished, twice, and he did not come back to his point. What I would like to hear is how you saw it.',
        rule: 'Say what you saw yourself; what people say cannot be answered.',
      },
    ],
  },
  Delegation: {
    skill: 'delegating',
    sign: /delegat|hand(?:ing)? over|empower|let(?:ting)? go/i,
    situations: [
      'What do you want to hand over, and to whom?',
      'Which piece of work should not be yours any longer, and who could take it?',
      'What would have to stand at the end, for you to say that it is done?',
      'Which task do you keep doing that somebody else could learn from?',
      'Who is to take it on, and what have they done of that kind before?',
      'What is it that you want off your desk, and by when?',
    ],
    models: [
      {
        weak: 'Can you take care of the supplier thing, you know how it works.',
        strong:
          'I would like you to find a second supplier for the trays, because the first was late three times. Up to two thousand you decide; above that, ask me. Let us look at it on the twelfth.',
        rule: 'Result, reason, how far they decide, and when you both look again.',
      },
      {
        weak: 'Just do it as I did last year.',
        strong:
          'By the end of May the stockroom is to be counted. How you do it is yours; the only fixed point is that the shop stays open.',
        rule: 'Hand over the result and not the way.',
      },
      {
        weak: 'Tell me if you need anything.',
        strong: 'On Thursday at ten I have twenty minutes for you. Bring what is stuck, and one idea for each.',
        rule: 'Help that has a time gets used.',
      },
    ],
  },
  'One-to-ones': {
    skill: 'active-listening',
    sign: /1 ?[:-]? ?(?:on|to)? ?[:-]? ?1s?\b|one[\s-](?:on|to)[\s-]one|check[\s-]?in|listening|coaching/i,
    situations: [
      'Whom do you meet next, and what would you like to hear from them?',
      'What has changed in how this person works, and since when?',
      'What do you talk about now when you meet, and what never comes up?',
      'With whom is the talk hardest, and at which point does it get stuck?',
      'What did they tell you last time, and what became of it?',
      'What would you like to know that a report does not tell you?',
    ],
    models: [
      {
        weak: 'Everything all right with you, yes, good.',
        strong:
          'Last week you said that the night shifts wear you down. I would like to hear how this week was, and what would make the next one lighter.',
        rule: 'Begin where the last talk ended.',
      },
      {
        weak: 'If I were you, I would simply talk to her.',
        strong: 'So the two of you have not spoken since the move. Tell me what you have thought of trying.',
        rule: 'Say back what you heard, and ask, before you advise.',
      },
      {
        weak: 'Good talk, let us do that again some time.',
        strong: 'You will ask Lars for the list by Friday, and I will speak to the planner tomorrow. We look at both on Monday.',
        rule: 'End with who does what, and by when.',
      },
    ],
  },
  Conflict: {
    skill: 'handling-conflict',
    sign: /conflict|disagree|difficult|tension|dispute|mediat|argu/i,
    situations: [
      'Who is at odds, and over what, as each of them would put it?',
      'What happened last, and what did each of them do?',
      'What is it about on the surface, and since when has it been going on?',
      'Is it between you and somebody, or between two others, and what was the last incident?',
      'What would each of the two say if I asked them?',
      'What do you need to be different by next week for the work to go on?',
    ],
    models: [
      {
        weak: 'You two need to get along, I have no time for this.',
        strong:
          'On Monday the order went out twice, and each of you thought it was theirs. I would like to hear first you, Ana, and then you, Tim, five minutes each.',
        rule: 'One fact, then both sides, then what you settle.',
      },
      {
        weak: 'You never listen to me.',
        strong:
          'When I spoke about the budget this morning, you were writing. I felt passed over. Could we take ten minutes for it without the laptop.',
        rule: 'Fact, how it is for you, one request.',
      },
      {
        weak: 'She is right, and you have to accept that.',
        strong: 'You want the doors open, and she wants the heating to last. Let us look for what would serve both until March.',
        rule: 'Look for what each one needs behind what each one says.',
      },
    ],
  },
  Hiring: {
    skill: 'asking-questions',
    sign: /hir(?:e|ing)|recruit|interview|candidate|select/i,
    situations: [
      'Which work is to be done, and what must somebody be able to do from the first month?',
      'What would you like to find out in the talk, and how would you ask for it?',
      'Which two or three things does the work need, the same for every candidate?',
      'What went wrong with the last choice, as far as you can tell?',
      'How would you open the talk, so that the other person can show what they do?',
      'What will you ask everybody, word for word?',
    ],
    models: [
      {
        weak: 'Are you a team player who can cope with stress.',
        strong: 'Tell me of a shift when two people were missing. What did you do first, and what did you leave.',
        rule: 'Ask for something that was done, not for a quality.',
      },
      {
        weak: 'Tell me about yourself, and do you have a family.',
        strong: 'The work needs two evenings a week. Tell me how that would fit.',
        rule: 'Ask for what the work needs, and leave out what is private.',
      },
      {
        weak: 'I liked him at once, he will fit in.',
        strong: 'I write down three marks after each talk, for planning, handover and calm, with one sentence of what was said for each.',
        rule: 'The same measure for everybody, noted before the next one comes in.',
      },
    ],
  },
  Change: {
    skill: 'leading-change',
    sign: /chang|transition|reorgani|restructur|transform/i,
    situations: [
      'What is going to change, for whom, and from when?',
      'Who will lose something by it, and what exactly?',
      'What do people know so far, and what do they guess?',
      'What is settled, and what is not known yet?',
      'To whom will you say it first, and in which words?',
      'What stays as it is, whatever comes?',
    ],
    models: [
      {
        weak: 'It is an exciting chance for all of us.',
        strong:
          'From the first of June we work in one hall. The reason is the lease. Your teams and your shifts stay; the parking is not settled, and I will know by Friday.',
        rule: 'What, why, what stays, and what you do not know yet.',
      },
      {
        weak: 'There is no reason to worry.',
        strong:
          'You have done the old system for nine years, and now you will be slow for some weeks. I have planned for that. Tell me what troubles you most about it.',
        rule: 'Name the loss, then ask.',
      },
      {
        weak: 'Any questions, no, good.',
        strong: 'I will be in the canteen from two until three, and I will bring back an answer to each question by Thursday.',
        rule: 'Questions come later, so give them a place and a time.',
      },
    ],
  },
  Goals: {
    skill: 'setting-goals',
    sign: /goal|grow|objective|okr|target|development|career/i,
    situations: [
      'Whose goal is it, and what do they want, as far as you know?',
      'What is to be reached, by when, and who has said so?',
      'Where does this person stand today, compared with what is wanted?',
      'What have they tried, and what stood in the way?',
      'Which goal do you want to talk about, and with whom?',
      'What would be different in three months if the talk went well?',
    ],
    models: [
      {
        weak: 'Your goal for this year is to be more proactive.',
        strong:
          'You said that you want to lead a shift by autumn. Let us look at where you stand, at two ways to get there, and at what you will do by Friday week.',
        rule: 'Their wish, today, two ways, one act with a day.',
      },
      {
        weak: 'You should simply take a course.',
        strong:
          'You could shadow Mina for two weeks, or take over the Saturday list. Tell me which you would rather try, and what else comes to mind.',
        rule: 'Two ways at least, and the choice is theirs.',
      },
      {
        weak: 'Let us see how it goes.',
        strong:
          'So you will do the first list on the ninth. If the printer fails again, you ring me before six. We look at it on the tenth.',
        rule: 'A day, an if-then, and a second look.',
      },
    ],
  },
};

const CONTEXT_CHARS = 2000;

/** What the practice is about: the area that was chosen, else what the learner wrote of it, else feedback, which most begin with. */
export function readFocus({ focusAreaTitle, managementFocus, focusTopics }: ConversationContext): ManagementFocus {
  const chosen = MANAGEMENT_FOCUSES.find((focus) => focus.toLowerCase() === focusAreaTitle?.toLowerCase());
  const written = [focusAreaTitle, managementFocus, ...(focusTopics ?? [])].join(' ').slice(0, CONTEXT_CHARS);
  return chosen ?? MANAGEMENT_FOCUSES.find((focus) => FOCUSES[focus].sign.test(written)) ?? 'Feedback';
}
