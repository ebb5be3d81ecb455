import { expect, it } from 'vitest';
import { readFocus } from '../../talks/managerial/focuses.ts';
import { scoreManagerialTurn, scoreNetworkingTurn } from './score-turn.ts';

/** Two turns of about one length, which nothing was learned from; the better one is what a kind listener would rather hear. */
interface Pair {
  readonly good: string;
  readonly poor: string;
}
interface NetworkingPair extends Pair {
  readonly scenario: string;
  readonly other: string;
}
interface ManagerialPair extends Pair {
  readonly focus: string;
}

const NETWORKING: readonly NetworkingPair[] = [
  {
    scenario: 'conference',
    other: 'I look after the ferries on the north route. Fog is what keeps me up.',
    good: 'So fog is worse for you than wind. What do you tell the passengers when it will not lift?',
    poor: 'That sounds nice. I have always worked with buses myself and I am very good at what I do.',
  },
  {
    scenario: 'conference',
    other: 'We built the allergy cards for the canteen ourselves. Took one weekend.',
    good: 'One weekend for the cards, and who tested them with the children before they went up?',
    poor: 'Wow, you are so amazing. I am a huge fan of everything that your company has ever done.',
  },
  {
    scenario: 'conference',
    other: 'I am Mo, I repair lifts. Mostly in hospitals these days.',
    good: 'Hospitals at night must be the hard ones. How do you decide which lift you may switch off?',
    poor: 'Hi Mo. Do you have any openings at your company? I am looking for a job and could start at once.',
  },
  {
    scenario: 'a careers fair at my college',
    other: 'Most of our apprentices drop out in the second winter.',
    good: 'Why the second winter and not the first? I would have guessed the first.',
    poor: 'OK. What is the pay, how many holidays do we get, and can I put down my name?',
  },
  {
    scenario: 'conference',
    other: 'Our library lends tools now. The drill goes out forty times a month.',
    good: 'Forty times for one drill. I mend tools on Saturdays, I could look at yours on the 14th if that helps.',
    poor: 'We should keep in touch some time, it would be great to connect and see what comes out of it.',
  },
  {
    scenario: 'informational interview',
    other: 'I came to the lab from a bakery. Nobody believed I would stay.',
    good: 'You mentioned the bakery. What from there do you still use in the lab on a normal day?',
    poor: 'What do you do in your job, and what are the most important skills that one needs for it?',
  },
  {
    scenario: 'informational interview',
    other: 'The part of teaching that I never planned for is the parents.',
    good: 'How did the first talk with parents go that you had not planned for, and what do you do now?',
    poor: 'I get on with everybody, so I would not have that problem. I am patient and I love children.',
  },
  {
    scenario: 'Informational interview',
    other: 'I have a call in five minutes, but ask me one more thing.',
    good: 'Thank you, then only this: which two shifts should I come and watch before I apply? I can ring you on Friday.',
    poor: 'Could you get me into your team then? I really need a job by the end of the month.',
  },
  {
    scenario: 'informational interview',
    other: 'We judge translators by the tenth page, not by the first.',
    good: 'By the tenth page. What goes wrong there that you cannot see on the first?',
    poor: 'Interesting. And do you like your job? Is it hard? Are you hiring at the moment?',
  },
  {
    scenario: 'reconnecting',
    other: 'Good grief, the Leeds depot! I run a garden centre now.',
    good: 'I still use the night sheet you taught me in Leeds. How did you get from lorries to a garden centre?',
    poor: 'Great. Listen, I lost my job in May, so can you put in a word for me with somebody you know?',
  },
  {
    scenario: 'reconnecting with an old classmate',
    other: 'It has been ages. We moved to the coast with the twins.',
    good: 'I saw your photo of the harbour and thought of our trip. How are the twins taking to the sea?',
    poor: 'Hope all is well with you. All is well here, busy as always. We must catch up some time.',
  },
  {
    scenario: 'reconnecting',
    other: 'Nice of you to write. The choir is down to nine of us.',
    good: 'Nine is small for that hall. I could bring two altos on Thursday, would that be of use?',
    poor: 'I have been doing really well, I got promoted twice and we have bought a house with a pool.',
  },
  {
    scenario: 'asking for a referral',
    other: 'Yes, Sara leads the night team. They lost two people in spring.',
    good: 'Would you feel comfortable giving Sara my name for the night team? If not, I quite understand.',
    poor: 'Just tell Sara that she needs me. You owe me one, so get me in before the end of the week.',
  },
  {
    scenario: 'referral',
    other: 'I only know the head of the workshop a little.',
    good: 'Then a line may be too much to ask. Could you tell me who in the workshop reads the applications?',
    poor: 'That does not matter, just send him my CV and tell him that I am the best man for it.',
  },
  {
    scenario: 'asking for a referral',
    other: 'What should I say about you if I write to her?',
    good: 'I can send you three lines about the stock count tonight. Only use what you saw yourself, no rush.',
    poor: 'Say whatever works. You have to make sure they invite me, I really need this as soon as possible.',
  },
  {
    scenario: 'introducing two people',
    other: 'I need somebody who knows about damp in old schools.',
    good: 'Nadia, this is Tom, who looks after four old schools. Tom, Nadia dried out the chapel last year.',
    poor: 'Nadia, this is Tom. Tom, this is Nadia. You two will get on, so I will leave you to it then.',
  },
  {
    scenario: 'introducing two people',
    other: 'My stall sells out of bread by ten, and I cannot bake more.',
    good: 'Ravi has an oven that stands cold from six. Would you mind if I gave him your number on Monday?',
    poor: 'I know loads of people, I will put you in touch with someone at some point, it will be great.',
  },
  {
    scenario: 'leaving gracefully',
    other: 'And that is only the first of the three gearboxes.',
    good: 'I promised to meet my colleague at four, so I must go. May I ring you on Monday about the gearboxes?',
    poor: 'Anyway, I am getting bored, there is someone more important over there. Bye.',
  },
  {
    scenario: 'leaving gracefully',
    other: 'So we planted the whole roof with thyme in the end.',
    good: 'Thank you for the roof, I will tell my school about the thyme. I should let you get to your food.',
    poor: 'Cool. Right, I am going to get another drink. See you around at some point, maybe.',
  },
  {
    scenario: 'leaving gracefully',
    other: 'We could talk about sluices for hours, could we not?',
    good: 'We could. My train goes at nine, so shall I send you the sluice plan tomorrow and you mark what is wrong?',
    poor: 'I could, yes. I have got to go now, I have a lot on, I am always so busy these days.',
  },
  {
    scenario: 'A stranger on a train reads a book about bees',
    other: 'My first hive swarmed in a week. I stood there in a towel.',
    good: 'In a towel. What did the neighbours say when it swarmed?',
    poor: 'Funny. I do not like bees. Do you live around here?',
  },
];

const MANAGERIAL: readonly ManagerialPair[] = [
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

it('two turns come in their order, in nineteen of twenty situations', () => {
  const wrong = [
    ...NETWORKING.filter(({ scenario, other, good, poor }) => {
      const overallOf = (content: string): number => scoreNetworkingTurn({ content, previous: [other], history: [], scenario }).overall;
      return overallOf(good) <= overallOf(poor);
    }),
    ...MANAGERIAL.filter(({ focus, good, poor }) => {
      const overallOf = (content: string): number =>
        scoreManagerialTurn({ content, focus: readFocus({ managementFocus: focus }), previous: [] }).overall;
      return overallOf(good) <= overallOf(poor);
    }),
  ];
  expect(wrong.length).toBeLessThanOrEqual((NETWORKING.length + MANAGERIAL.length) / 20);
});
