import type { CoachMode } from '../../practice/modes.ts';

/** A reply as a service may give it, in a conversation in which the learner said these things. */
export interface GoodReply {
  readonly mode: CoachMode;
  /** What the learner said, the newest last. */
  readonly said: readonly string[];
  /** What was asked last, and what the plan would ask. */
  readonly last?: string;
  readonly planned?: string;
  readonly titles?: readonly string[];
  readonly reply: string;
  /** What it really asks; null when nothing. */
  readonly asks: string | null;
}

const ROTA =
  'Last March our rota failed three times in a week. I sat down with Rosa and the night staff, and we tried a swap list on paper. After a month there were no more empty shifts, and sick calls fell from 12 to 4.';
const WARD = 'I work nights as a nurse and I am exhausted. I want to be teaching new nurses by next September.';
const BEN = 'Ben, on Tuesday you came at half past four and Rosa stayed until six. What happened?';

/** Written before the check was: what it must leave alone. */
export const GOOD_REPLIES: readonly GoodReply[] = [
  {
    mode: 'interview',
    said: [ROTA],
    planned: 'What did you do yourself?',
    reply:
      'You give me a clear ending: “sick calls fell from 12 to 4”. What I cannot hear yet is which part was yours and which was Rosa’s.\n\nWhat did you do yourself on the first day?',
    asks: 'What did you do yourself on the first day?',
  },
  {
    mode: 'interview',
    said: [ROTA],
    reply:
      'I follow the problem and the result. The middle goes by quickly: "we tried a swap list on paper" is one line for what must have been a hard week. Tell me about the first conversation with the night staff.',
    asks: 'Tell me about the first conversation with the night staff.',
  },
  {
    mode: 'interview',
    said: ['I am very good with people and I always give 110 percent.'],
    last: 'Tell me about a time when you helped a colleague.',
    reply:
      'That tells me how you see yourself. An interviewer will want one day to hold on to. Pick a single colleague and a single moment, such as a late delivery or a first week. What happened that day?',
    asks: 'What happened that day?',
  },
  {
    mode: 'interview',
    said: ['What do you mean by situation?'],
    last: 'Tell me about a time when you missed a deadline.',
    reply:
      'Fair question. By situation I mean where you were, when it was, and what was at stake. You could begin with a line like “In May, two weeks before the audit, our only accountant left.” Two sentences are enough.\n\nWhich missed deadline comes to mind?',
    asks: 'Which missed deadline comes to mind?',
  },
  {
    mode: 'interview',
    said: [ROTA],
    planned: 'Tell me about a disagreement with somebody you worked with.',
    reply:
      'Your story has a time, a cause and an end with figures in it, so I would leave it as it is.\n\nTell me about a disagreement with somebody you worked with.',
    asks: 'Tell me about a disagreement with somebody you worked with.',
  },
  {
    mode: 'interview',
    said: ['Can you just give me a score out of 10?'],
    last: 'Why do you want this role?',
    reply:
      'I do not give scores. What I can tell you is what I would still ask: your answer named the company, and no reason of your own. What is one thing you would do there in the first month?',
    asks: 'What is one thing you would do there in the first month?',
  },
  {
    mode: 'interview',
    said: ['I scored the leads by hand, and our credit score model was off by 15%.'],
    reply:
      '“Our credit score model was off by 15%” is the kind of detail that people remember. One thing is open: who noticed it, and how. How did you find out?',
    asks: 'How did you find out?',
  },
  {
    mode: 'interview',
    said: [ROTA],
    reply:
      '**What is there:** a time (“Last March”), other people, a result.\n\n**What is open:** why a paper list and not something else.\n\nWhy paper?',
    asks: 'Why paper?',
  },
  {
    mode: 'interview',
    said: ['Are you a real person?'],
    last: 'What do you like about your work?',
    reply:
      'No, I am an AI service that practises interviews with you. Nothing you say here goes to an employer from me. Shall we go on with what you like about your work?',
    asks: 'Shall we go on with what you like about your work?',
  },
  {
    mode: 'interview',
    said: [ROTA, 'I called Rosa and asked her to draw the week on a sheet.'],
    reply:
      'Now I hear your own part: “I called Rosa and asked her to draw the week on a sheet”. That is what was missing before. When you are ready, say so and the next question comes.',
    asks: null,
  },
  {
    mode: 'career',
    said: [WARD],
    planned: 'What would tell you that you are there?',
    reply:
      'Two things stand side by side here: you say “I am exhausted”, and there is a date, “next September”. Those may need different steps, one for this month and one for the year.\n\nWhich of the two do you want to look at first?',
    asks: 'Which of the two do you want to look at first?',
  },
  {
    mode: 'career',
    said: [WARD, 'I could ask for a day post or I could apply to the college.'],
    reply:
      'You have named two ways. Here is one plain way to weigh them:\n\n1. What does each cost you in the next three months?\n\nStart with the day post, as you could ask for it this week.',
    asks: 'What does each cost you in the next three months?',
  },
  {
    mode: 'career',
    said: ['Will I get the job if I move to Leeds?'],
    reply:
      'Nobody can promise you that, and I will not. What can be found out is how many such posts were advertised in Leeds this autumn. Who could tell you that?',
    asks: 'Who could tell you that?',
  },
  {
    mode: 'career',
    said: ['I was made redundant in March. I feel lost.'],
    reply:
      'I am sorry. Losing work in March and still being in it now is a lot to carry, and it is all right to go slowly. If today is only for saying it out loud, that is enough.',
    asks: null,
  },
  {
    mode: 'career',
    said: ['I want to learn to speak in meetings.'],
    titles: ['Quiet Voices', 'The First Minute'],
    reply:
      'A small start: in the next meeting, say one sentence in the first five minutes. In the library, “The First Minute” is about just that. Which meeting could that be?',
    asks: 'Which meeting could that be?',
  },
  {
    mode: 'career',
    said: ['That is not what I meant. I meant the pay, not the hours.'],
    reply:
      'Thank you, I had that wrong: it is the pay, not the hours. Then the talk with your manager is about a figure, and it helps to have one. What would be fair, in your eyes?',
    asks: 'What would be fair, in your eyes?',
  },
  {
    mode: 'career',
    said: ['I will ring the college on Monday.'],
    planned: 'What could get in the way?',
    reply:
      'Good, that has a day: Monday. To make it easy, put the number in your phone tonight, and write down the one thing you want to know. If the line is busy, then try again at lunch. What could get in the way?',
    asks: 'What could get in the way?',
  },
  {
    mode: 'career',
    said: ['I earn 31,000 and my friend earns 38,000 for the same work.'],
    reply:
      'The gap is 7,000 a year, by your own figures. Before you ask for more, it helps to know what the post pays elsewhere. Have you looked at two or three adverts?',
    asks: 'Have you looked at two or three adverts?',
  },
  {
    mode: 'career',
    said: ['My résumé is a mess, and the café where I work may close.'],
    reply:
      'Let us take the résumé first, as the café is not in your hands. Write three lines for the café: what you ran, how many people came, what you changed. Which line is the hardest?',
    asks: 'Which line is the hardest?',
  },
  {
    mode: 'networking',
    said: ['Hello, I am Ana. What brought you here?'],
    reply:
      'Hi Ana. My boss sent me, to be honest, but I stayed for the talk on cold chains. I run the warehouse for a bakery in Leeds. What about you?',
    asks: 'What about you?',
  },
  {
    mode: 'networking',
    said: ['So forty swaps a week. Who takes the calls at night?'],
    reply:
      'I do, most nights. My husband calls it “the second shift”. We tried a rota app once, and people still rang me, because ringing is quicker.',
    asks: null,
  },
  {
    mode: 'networking',
    said: ['I could send you our form on Thursday.'],
    reply: '*She takes out her phone.* Thursday would be good. Send it to me and I will show it to Tom, who does the planning.',
    asks: null,
  },
  {
    mode: 'networking',
    said: ['Are you hiring? Here is my CV.'],
    reply: 'Oh. I am not the one who decides that, and I only came for the coffee. Ask me something about the work instead, if you like.',
    asks: null,
  },
  {
    mode: 'networking',
    said: ['Thanks, that was good to hear. I have to go now.'],
    reply: 'Of course. It was good to meet you. I looked up your clinic on the way here, by the way, and I liked the name. See you around!',
    asks: null,
  },
  {
    mode: 'managerial',
    said: [BEN],
    reply:
      'You gave Ben a time and what it meant for somebody else: “Rosa stayed until six”. And you asked before you judged. What would you like Ben to do next Tuesday?',
    asks: 'What would you like Ben to do next Tuesday?',
  },
  {
    mode: 'managerial',
    said: ['Ben, you are always late and that is lazy.'],
    reply:
      '“Lazy” is a label, and Ben will argue with it. Say what you saw instead: “On Tuesday you came at half past four.” Then leave a pause. You could end with a question such as “What happened?”\n\nHow would you say it now?',
    asks: 'How would you say it now?',
  },
  {
    mode: 'managerial',
    said: ['I need to tell Mo that the budget is gone and his project stops.'],
    reply:
      'That is hard news, so put it first and keep it short:\n\n- what stops, and from when\n- why, in one sentence\n- what stays as it is\n\nWrite the first sentence as you would say it to Mo.',
    asks: null,
  },
  {
    mode: 'managerial',
    said: ['He said he would sue, and the contract is unclear.'],
    reply:
      'This one touches the law, and I am no judge of contracts. Before you say more to him, speak to your personnel department. What you can prepare is a plain record: what was said, on which day, and who was there.',
    asks: null,
  },
  {
    mode: 'managerial',
    said: ['Priya, I want you to own the stockroom count. You decide how, and I look in on Fridays.'],
    reply:
      'What you hand over is clear, and so is who decides: “You decide how”. “I look in on Fridays” gives Priya a point to bring doubts to. One part is open, namely why it matters. What would go wrong if nobody counted?',
    asks: 'What would go wrong if nobody counted?',
  },
  {
    mode: 'managerial',
    said: ['Show me how you would open it.'],
    reply:
      'Here is one way, to be put into your own words: “Sam, I have ten minutes for how the handovers are going. Where would you start?” It names the topic and hands over the first word. Now try yours.',
    asks: null,
  },
  {
    mode: 'interview',
    said: ['I dont know, nothing comes to mind, I never lead anybody.'],
    last: 'Tell me about a time you led something.',
    reply:
      'That is no fault. Leading can be small: a new colleague you showed round, a shift you opened alone, a trip you planned for friends. Take the first one that comes to mind, however small it seems. Who was there with you?',
    asks: 'Who was there with you?',
  },
  {
    mode: 'career',
    said: ['skip', 'I want a job in the 5th grade, teaching maths, and my mark in the exam was 62%.'],
    reply:
      'So the wish is plain: teaching maths to a fifth grade. You told me that your mark was 62%. The college will say what it asks for. When could you ask them?',
    asks: 'When could you ask them?',
  },
];
