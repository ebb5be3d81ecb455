import { expect, it } from 'vitest';
import { scoreManagerialTurn } from './score-managerial-turn.ts';

interface Situation {
  readonly focus: string;
  readonly good: string;
  readonly poor: string;
}

/** Two things a manager might say, of about one length. */
const SITUATIONS: readonly Situation[] = [
  {
    focus: 'feedback',
    good: 'Ben, on Monday you came at twenty past nine and Anna had to open both tills alone. What happened?',
    poor: 'Ben, you are always late, it is lazy and unprofessional, and you need to improve your attitude.',
  },
  {
    focus: 'Giving feedback',
    good: 'In yesterday’s meeting you finished Kofi’s sentence twice, and he stopped talking. How did you see it?',
    poor: 'You are a great guy and everyone likes you, but you are a bit dominant, so just keep that in mind.',
  },
  {
    focus: 'feedback',
    good: 'I would tell her that the report came on Friday without the costs, so the board put the vote off.',
    poor: 'I would tell her in general that people have been saying things and that she could do better.',
  },
  {
    focus: 'feedback',
    good: 'When the alarm went on Tuesday you counted the children twice, and that is how we found Mia. How did you think of it?',
    poor: 'Fantastic job this week, you are a star. Keep it up, I do not know what I would do without you.',
  },
  {
    focus: 'feedback',
    good: 'At handover this morning you left out bed six, so Ines gave the tablets late. What got in the way?',
    poor: 'You clearly do not care about the patients. One more time and there will be consequences for you.',
  },
  {
    focus: 'conflict',
    good: 'I would like to hear each of you for three minutes. Asha, what happened on Friday, as you saw it?',
    poor: 'You are both adults, so shake hands and get over it. I do not care who started it. Just deal with it.',
  },
  {
    focus: 'Handling conflict',
    good: 'On Tuesday you told the client a new date and I heard it from them. I felt left out. Could you ring me first next time?',
    poor: 'You never tell me anything. You always go behind my back, and everyone knows what you are like.',
  },
  {
    focus: 'conflict',
    good: 'What do each of you need so that the bench is free by eight? Let us look at it together again on Friday.',
    poor: 'I have decided: Lena gets the bench, end of discussion. I do not want to hear any more about it.',
  },
  {
    focus: 'delegation',
    good: 'I’d like you to run the June order because you know the suppliers. Up to £400 you decide. Show me a draft by Friday?',
    poor: 'Just do the order, it is easy, you will manage. Make sure nothing goes wrong, I have no time for it.',
  },
  {
    focus: 'Delegation',
    good: 'Could you take over the rota from March, so that the team has one voice? What would you need from me?',
    poor: 'This is an exciting opportunity to step up, be proactive and take ownership of the rota going forward.',
  },
  {
    focus: 'delegation',
    good: 'The visit is yours. You may change the route without asking me. Shall we check on the 3rd how it stands?',
    poor: 'You can do the visit, but do it exactly as I always did, and ask me before every step, will you not.',
  },
  {
    focus: '1:1s',
    good: 'This half hour is yours. You mentioned the weekend shifts last time. How has it been since then?',
    poor: 'So, everything fine? Good. Then let me go through my list, I have got eleven points for you today.',
  },
  {
    focus: 'one-to-ones',
    good: 'It sounds as if the nights wear you out. What would make August easier? I will bring the plan on Monday.',
    poor: 'We are all tired. It is only for a while, so cheer up and try harder, it will get better soon.',
  },
  {
    focus: '1:1s',
    good: 'So you want to learn welding and the course is what stops you. I will ask for the fee by Friday.',
    poor: 'If I were you I would forget about welding. When I was your age I just got on with my job.',
  },
  {
    focus: 'hiring',
    good: 'Tell me about a time when a delivery was wrong. What did you do first, and what came of it?',
    poor: 'You can cope with stress, right? Are you planning to have children in the next years?',
  },
  {
    focus: 'Hiring',
    good: 'We ask all four the same questions and each of us writes down scores before we talk.',
    poor: 'I go by my gut feeling, I see at once if someone fits in, and culture fit is what counts.',
  },
  {
    focus: 'change',
    good: 'From 3 May orders go through the app, because we lost nine slips last month. What worries you about it?',
    poor: 'We are on an exciting transformation journey and I need everyone to embrace the new mindset.',
  },
  {
    focus: 'Leading change',
    good: 'The shifts stay as they are. I do not know yet who moves to the new site, and I will tell you by Friday.',
    poor: 'Things change, get used to it. There is no alternative, so no more discussion about it, please.',
  },
  {
    focus: 'goal setting',
    good: 'What do you want to be able to do by June? You have tried evenings; what else could you try?',
    poor: 'You need to be more ambitious. Aim higher, work harder, and give it your best all the time.',
  },
  {
    focus: 'goals',
    good: 'I want to hold two one-to-ones a week by May. I have held one so far. I will book Ali for Tuesday.',
    poor: 'I want to be a better manager and communicate more, and I will try my best whenever I can.',
  },
];

it.each(SITUATIONS)('$focus: "$good" is worth more than "$poor"', ({ focus, good, poor }) => {
  const overallOf = (content: string): number => scoreManagerialTurn({ content, focus, topics: [], previous: [], history: [] }).overall;
  expect(overallOf(good)).toBeGreaterThan(overallOf(poor));
});
