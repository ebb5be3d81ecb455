import type { Interest } from '../questions.ts';

interface InterestWords {
  /** What it is used in: after "You like ..., an interest that is wanted". */
  readonly used: string;
  /** Work in which it is the subject: after "a task". */
  readonly where: string;
  /** Those who know it. */
  readonly people: string;
}

export const INTEREST_WORDS: Readonly<Record<Interest, InterestWords>> = {
  technology: {
    used: 'wherever a tool can take over the part that repeats itself',
    where: 'where technology is the subject, such as a tool or a system that people depend on',
    people: 'people who build or run technology',
  },
  data: {
    used: 'wherever somebody has to know whether a thing works',
    where: 'where figures are the subject, such as a table that nobody has read closely',
    people: 'people who work with data',
  },
  science: {
    used: 'wherever a guess has to be tested before it is believed',
    where: 'where something has to be found out, such as why it works in one place and not in another',
    people: 'people who work in science',
  },
  building: {
    used: 'wherever something has to stand at the end of the day',
    where: 'where something is built or repaired, such as a tool, a room or a machine',
    people: 'people who build or repair things',
  },
  nature: {
    used: 'in work that follows seasons and living things',
    where: 'where nature is the subject, such as a garden, animals or the land',
    people: 'people who work with plants, animals or the land',
  },
  health: {
    used: 'wherever people have to get well or stay well',
    where: 'where health is the subject, such as care, food, movement or safety at work',
    people: 'people who work in health or care',
  },
  helping: {
    used: 'wherever somebody has to be understood before anything is done',
    where: 'where somebody needs help, such as a newcomer, a customer or a neighbour',
    people: 'people whose work is to help others',
  },
  teaching: {
    used: 'wherever others have to be able to do a thing by themselves',
    where: 'where somebody has to learn something, such as a newcomer, a class or a customer',
    people: 'people who teach or train others',
  },
  leading: {
    used: 'wherever several people have to come to one result',
    where: 'where several people have to pull together, such as a team, a club or an event',
    people: 'people who lead a team or a club',
  },
  selling: {
    used: 'wherever somebody has to say yes',
    where: 'where somebody has to be won over, such as a customer, a sponsor or a guest',
    people: 'people who sell for a living',
  },
  money: {
    used: 'wherever a decision has a price',
    where: 'where money is the subject, such as a budget, prices or savings',
    people: 'people who work with money and figures',
  },
  organising: {
    used: 'wherever many small things have to arrive on the same day',
    where: 'where much has to be brought into order, such as an event, a move or a full calendar',
    people: 'people who organise things for others',
  },
  writing: {
    used: 'wherever something has to be understood without you in the room',
    where: 'where something has to be written, such as a guide, a page or a letter',
    people: 'people who write for a living',
  },
  design: {
    used: 'wherever something has to be understood at a glance',
    where: 'where something has to be understood at sight, such as a page, a sign or a room',
    people: 'people who work in design',
  },
  performing: {
    used: 'wherever a room has to listen',
    where: 'where there is an audience, such as a class, a stage or a meeting',
    people: 'people who perform or speak in public',
  },
  law: {
    used: 'wherever a matter has to be settled so that it stays settled',
    where: 'where rules are the subject, such as a contract, a policy or a right',
    people: 'people who work with law and rules',
  },
};
