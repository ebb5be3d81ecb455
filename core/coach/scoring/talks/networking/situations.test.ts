import { expect, it } from 'vitest';
import { scoreNetworkingTurn } from './score-networking-turn.ts';

interface Situation {
  readonly scenario: string;
  readonly other: string;
  readonly good: string;
  readonly poor: string;
}

/** Two next turns of about one length; the better one is what a kind listener would rather hear. */
const SITUATIONS: readonly Situation[] = [
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

it.each(SITUATIONS)('$scenario: "$good" is worth more than "$poor"', ({ scenario, other, good, poor }) => {
  const overallOf = (content: string): number => scoreNetworkingTurn({ content, previous: [other], history: [], scenario }).overall;
  expect(overallOf(good)).toBeGreaterThan(overallOf(poor));
});
