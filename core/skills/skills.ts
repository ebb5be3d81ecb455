import type { SkillId } from './skill-ids.ts';

/** How far the evidence of a skill goes: a work was gone through, the skill was done with the coach or for a goal, words showed it and the learner agreed. */
export const SKILL_STAGES = ['learned', 'practised', 'shown'] as const;
export type SkillStage = (typeof SKILL_STAGES)[number];

export interface Skill {
  readonly name: string;
  readonly description: string;
  /** What counts as evidence, a sentence for each stage. */
  readonly evidence: Readonly<Record<SkillStage, string>>;
}

export const SKILLS: Readonly<Record<SkillId, Skill>> = {
  'active-listening': {
    name: 'Active listening',
    description: 'Hear what somebody means, and let them know what you heard.',
    evidence: {
      learned: 'You went all the way through a work on listening.',
      practised: 'You answered somebody in a talk with the coach.',
      shown: 'You took up the other person’s words before you added your own.',
    },
  },
  'asking-questions': {
    name: 'Asking questions',
    description: 'Ask so that people tell you what you did not know to ask for.',
    evidence: {
      learned: 'You went all the way through a work on asking questions.',
      practised: 'You asked something in a talk with the coach.',
      shown: 'You asked a question that cannot be answered with yes or no.',
    },
  },
  'giving-feedback': {
    name: 'Giving feedback',
    description: 'Say what you saw and what it did, so that the next piece of work is better.',
    evidence: {
      learned: 'You went all the way through a work on giving feedback.',
      practised: 'You gave feedback in a talk with the coach.',
      shown: 'You named a situation, what was done in it, and what came of it, without a label for the person.',
    },
  },
  'receiving-feedback': {
    name: 'Receiving feedback',
    description: 'Ask for feedback, hear it out, and choose what to do with it.',
    evidence: {
      learned: 'You went all the way through a work on taking feedback.',
      practised: 'You tried an answer again after the coach had said what it found.',
      shown: 'Your second answer had something that your first one had not.',
    },
  },
  'handling-conflict': {
    name: 'Handling conflict',
    description: 'Stay in a hard conversation until there is something that both can do.',
    evidence: {
      learned: 'You went all the way through a work on hard conversations.',
      practised: 'You prepared a hard conversation with the coach.',
      shown: 'You told what happened without blame, and ended with an agreement.',
    },
  },
  negotiating: {
    name: 'Negotiating',
    description: 'Ask for what you need, with reasons that count for the other side.',
    evidence: {
      learned: 'You went all the way through a work on asking and negotiating.',
      practised: 'You made a request in a talk with the coach.',
      shown: 'You named a figure or a request, and a reason for it.',
    },
  },
  'building-contacts': {
    name: 'Building contacts',
    description: 'Get to know people, stay in touch, and be of use to each other.',
    evidence: {
      learned: 'You went all the way through a work on meeting people.',
      practised: 'You practised a first conversation with the coach.',
      shown: 'You offered something, or agreed on a next step.',
    },
  },
  'telling-your-story': {
    name: 'Telling your story',
    description: 'Tell what you did so that others can see it: where, what, and how it ended.',
    evidence: {
      learned: 'You went all the way through a work on telling what you have done.',
      practised: 'You answered an interview question with the coach.',
      shown: 'You told what you did yourself, and how it ended.',
    },
  },
  presenting: {
    name: 'Presenting',
    description: 'Speak to a group so that it knows what you want it to know.',
    evidence: {
      learned: 'You went all the way through a work on speaking to others.',
      practised: 'You gave an introduction or a short talk to the coach.',
      shown: 'You said the main thing first, and gave a reason for it.',
    },
  },
  'writing-clearly': {
    name: 'Writing clearly',
    description: 'Write so that a busy reader understands it the first time.',
    evidence: {
      learned: 'You went all the way through a work on writing.',
      practised: 'You wrote a message with the coach.',
      shown: 'You put a particular thing where a vague word was.',
    },
  },
  'leading-a-talk': {
    name: 'Leading a talk',
    description: 'Give a meeting or a one-to-one a purpose, a shape and an end.',
    evidence: {
      learned: 'You went all the way through a work on meetings and talks.',
      practised: 'You went through a talk of yours with the coach.',
      shown: 'You went from what is wanted, by way of what is, to who does what.',
    },
  },
  delegating: {
    name: 'Delegating',
    description: 'Hand work over so that it is done well and does not come back to you.',
    evidence: {
      learned: 'You went all the way through a work on handing work over.',
      practised: 'You prepared a handover with the coach.',
      shown: 'You said what is to be done, by when, and what the other person decides.',
    },
  },
  'leading-change': {
    name: 'Leading change',
    description: 'Bring people along when something is to be done in another way.',
    evidence: {
      learned: 'You went all the way through a work on leading people through something new.',
      practised: 'You planned a change with the coach.',
      shown: 'You said what changes for whom, why, and what is tried first.',
    },
  },
  deciding: {
    name: 'Deciding',
    description: 'Choose between options on purpose, and know afterwards why.',
    evidence: {
      learned: 'You went all the way through a work on decisions.',
      practised: 'You weighed a decision with the coach.',
      shown: 'You named two options or more, and what spoke for the one you took.',
    },
  },
  'solving-problems': {
    name: 'Solving problems',
    description: 'Find out what is really wrong before you mend it.',
    evidence: {
      learned: 'You went all the way through a work on thinking a problem through.',
      practised: 'You told the coach how you solved a problem.',
      shown: 'You named the cause, what you did about it, and what came of it.',
    },
  },
  estimating: {
    name: 'Estimating',
    description: 'Put a range on what you do not know yet, and learn how good your ranges are.',
    evidence: {
      learned: 'You went all the way through a work on estimates.',
      practised: 'You gave an estimate in a talk with the coach.',
      shown: 'You gave a figure with its unit, and what it is compared with.',
    },
  },
  'choosing-a-direction': {
    name: 'Choosing a direction',
    description: 'Find out which work fits you, by looking and by trying.',
    evidence: {
      learned: 'You went all the way through a work on finding the work that fits.',
      practised: 'You talked about your direction with the coach.',
      shown: 'You named a direction, and a small test of it.',
    },
  },
  'setting-goals': {
    name: 'Setting goals',
    description: 'Say what you want so that you can tell whether you got it.',
    evidence: {
      learned: 'You went all the way through a work on goals.',
      practised: 'You made a goal with the coach.',
      shown: 'You named a goal with a measure and a date.',
    },
  },
  'planning-the-week': {
    name: 'Planning the week',
    description: 'Give what matters a place in the week before the week fills up.',
    evidence: {
      learned: 'You went all the way through a work on planning your time.',
      practised: 'You planned steps with the coach.',
      shown: 'You gave a step a day and a time.',
    },
  },
  'keeping-attention': {
    name: 'Keeping attention',
    description: 'Stay with one thing, and come back to it when you drift.',
    evidence: {
      learned: 'You went all the way through a work on attention.',
      practised: 'You talked with the coach about what takes you away from your work.',
      shown: 'You named what interrupts you, and what you do when it comes.',
    },
  },
  learning: {
    name: 'Learning',
    description: 'Study so that you still know it when you need it.',
    evidence: {
      learned: 'You went all the way through a work on how to learn.',
      practised: 'You looked back on something with the coach.',
      shown: 'You named what you would do otherwise next time.',
    },
  },
  'building-habits': {
    name: 'Building habits',
    description: 'Make something small so regular that it needs no will.',
    evidence: {
      learned: 'You went all the way through a work on habits.',
      practised: 'You planned a habit with the coach.',
      shown: 'You tied a small step to something that you do anyway.',
    },
  },
  'managing-stress': {
    name: 'Managing stress',
    description: 'Notice strain early, and know what brings you down again.',
    evidence: {
      learned: 'You went all the way through a work on rest and calm.',
      practised: 'You talked with the coach about a strain and what eases it.',
      shown: 'You named what strains you, and one step that is yours to take.',
    },
  },
  'money-basics': {
    name: 'Money basics',
    description: 'Know what comes in, what goes out, and what borrowing costs.',
    evidence: {
      learned: 'You went all the way through a work on money.',
      practised: 'You planned a step with money with the coach.',
      shown: 'You named a sum, and what it is for.',
    },
  },
  'working-with-ai': {
    name: 'Working with AI',
    description: 'Use AI tools for what they do well, and check what they say.',
    evidence: {
      learned: 'You went all the way through a work on working with AI.',
      practised: 'You talked with the coach about how you use such tools.',
      shown: 'You said what you asked a tool for, and how you checked the answer.',
    },
  },
};
