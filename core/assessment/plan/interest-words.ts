import type { SkillId } from '../../skills/skill-ids.ts';
import type { Interest } from '../questions.ts';

interface InterestWords {
  /** What one trains by doing it gladly. */
  readonly skill: SkillId;
  /** What it is used in: after "You like ...:". */
  readonly used: string;
  /** How an action is done with it: after "Use ..., which you like:". */
  readonly ground: string;
  /** What it brings: after "it gives you". */
  readonly gift: string;
}

export const INTEREST_WORDS: Readonly<Record<Interest, InterestWords>> = {
  technology: {
    skill: 'working-with-ai',
    used: 'it is used wherever a tool can take over the part that repeats itself',
    ground: 'let a tool do the part that repeats itself',
    gift: 'the hours that a good tool saves',
  },
  data: {
    skill: 'estimating',
    used: 'it is used wherever somebody has to know whether a thing works',
    ground: 'count before and after, and keep the figures in one table',
    gift: 'figures for what has changed',
  },
  science: {
    skill: 'solving-problems',
    used: 'it is used wherever a guess has to be tested before it is believed',
    ground: 'write down beforehand what you expect, and compare afterwards',
    gift: 'tests where others have opinions',
  },
  building: {
    skill: 'solving-problems',
    used: 'it is used wherever something has to stand at the end of the day',
    ground: 'make something that can be touched or tried',
    gift: 'something that people can try for themselves',
  },
  nature: {
    skill: 'managing-stress',
    used: 'it is used in work that follows seasons and living things, and it is rest that costs nothing',
    ground: 'do the thinking part of it on a walk',
    gift: 'a place to think that no meeting reaches',
  },
  health: {
    skill: 'managing-stress',
    used: 'it is used wherever people have to stay well while they work',
    ground: 'put it at the hour of the day when you are fresh',
    gift: 'strength that lasts until the end',
  },
  helping: {
    skill: 'active-listening',
    used: 'it is used wherever somebody has to be understood before anything is done',
    ground: 'choose one person who is better off when it is done',
    gift: 'people who will speak for you',
  },
  teaching: {
    skill: 'presenting',
    used: 'it is used wherever others have to be able to do a thing by themselves',
    ground: 'explain what you did to somebody who does not know it yet',
    gift: 'people who can do it too',
  },
  leading: {
    skill: 'leading-a-talk',
    used: 'it is used wherever several people have to come to one result',
    ground: 'win one other person to do it with you',
    gift: 'people who come along',
  },
  selling: {
    skill: 'negotiating',
    used: 'it is used wherever somebody has to say yes',
    ground: 'ask one person for a clear yes or no',
    gift: 'an early yes or no from others',
  },
  money: {
    skill: 'money-basics',
    used: 'it is used wherever a decision has a price',
    ground: 'put a sum on what it costs and what it brings',
    gift: 'a sum that others can check',
  },
  organising: {
    skill: 'planning-the-week',
    used: 'it is used wherever many small things have to arrive on the same day',
    ground: 'give each step its day before you begin',
    gift: 'an order that holds when the week does not',
  },
  writing: {
    skill: 'writing-clearly',
    used: 'it is used wherever something has to be understood without you in the room',
    ground: 'put it on one page that others can keep',
    gift: 'words that others can pass on',
  },
  design: {
    skill: 'solving-problems',
    used: 'it is used wherever something has to be understood at a glance',
    ground: 'draw it before you explain it',
    gift: 'pictures that save a long talk',
  },
  performing: {
    skill: 'presenting',
    used: 'it is used wherever a room has to listen',
    ground: 'rehearse it aloud once before a friend',
    gift: 'a voice that a room follows',
  },
  law: {
    skill: 'deciding',
    used: 'it is used wherever a matter has to be settled so that it stays settled',
    ground: 'write down what was agreed, in words that leave no second reading',
    gift: 'agreements that hold',
  },
};
