import type { SkillId } from '../../skills/skill-ids.ts';
import type { Interest } from '../questions.ts';

interface InterestWords {
  /** What one trains by doing it gladly. */
  readonly skill: SkillId;
  /** What it is used in: after "You like ..., which is wanted". */
  readonly used: string;
  /** Work in which it is the subject: after "a task". */
  readonly where: string;
  /** Those who know it. */
  readonly people: string;
}

export const INTEREST_WORDS: Readonly<Record<Interest, InterestWords>> = {
  technology: {
    skill: 'working-with-ai',
    used: 'wherever a tool can take over the part that repeats itself',
    where: 'where technology is the subject, such as a tool or a system that people depend on',
    people: 'people who build or run technology',
  },
  data: {
    skill: 'estimating',
    used: 'wherever somebody has to know whether a thing works',
    where: 'where figures are the subject, such as a table that nobody has read closely',
    people: 'people who work with data',
  },
  science: {
    skill: 'solving-problems',
    used: 'wherever a guess has to be tested before it is believed',
    where: 'where something has to be found out, such as why it works in one place and not in another',
    people: 'people who work in science',
  },
  building: {
    skill: 'solving-problems',
    used: 'wherever something has to stand at the end of the day',
    where: 'where something is built or repaired, such as a tool, a room or a machine',
    people: 'people who build or repair things',
  },
  nature: {
    skill: 'managing-stress',
    used: 'in work that follows seasons and living things',
    where: 'where nature is the subject, such as a garden, animals or the land',
    people: 'people who work with plants, animals or the land',
  },
  health: {
    skill: 'managing-stress',
    used: 'wherever people have to get well or stay well',
    where: 'where health is the subject, such as care, food, movement or safety at work',
    people: 'people who work in health or care',
  },
  helping: {
    skill: 'active-listening',
    used: 'wherever somebody has to be understood before anything is done',
    where: 'where somebody needs help, such as a newcomer, a customer or a neighbour',
    people: 'people whose work is to help others',
  },
  teaching: {
    skill: 'presenting',
    used: 'wherever others have to be able to do a thing by themselves',
    where: 'where somebody has to learn something, such as a newcomer, a class or a customer',
    people: 'people who teach or train others',
  },
  leading: {
    skill: 'leading-a-talk',
    used: 'wherever several people have to come to one result',
    where: 'where several people have to pull together, such as a team, a club or an event',
    people: 'people who lead a team or a club',
  },
  selling: {
    skill: 'negotiating',
    used: 'wherever somebody has to say yes',
    where: 'where somebody has to be won over, such as a customer, a sponsor or a guest',
    people: 'people who sell for a living',
  },
  money: {
    skill: 'money-basics',
    used: 'wherever a decision has a price',
    where: 'where money is the subject, such as a budget, prices or savings',
    people: 'people who work with money and figures',
  },
  organising: {
    skill: 'planning-the-week',
    used: 'wherever many small things have to arrive on the same day',
    where: 'where much has to be brought into order, such as an event, a move or a full calendar',
    people: 'people who organise things for others',
  },
  writing: {
    skill: 'writing-clearly',
    used: 'wherever something has to be understood without you in the room',
    where: 'where something has to be written, such as a guide, a page or a letter',
    people: 'people who write for a living',
  },
  design: {
    skill: 'solving-problems',
    used: 'wherever something has to be understood at a glance',
    where: 'where something has to be understood at sight, such as a page, a sign or a room',
    people: 'people who work in design',
  },
  performing: {
    skill: 'presenting',
    used: 'wherever a room has to listen',
    where: 'where there is an audience, such as a class, a stage or a meeting',
    people: 'people who perform or speak in public',
  },
  law: {
    skill: 'deciding',
    used: 'wherever a matter has to be settled so that it stays settled',
    where: 'where rules are the subject, such as a contract, a policy or a right',
    people: 'people who work with law and rules',
  },
};
