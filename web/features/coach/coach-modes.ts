import { BriefcaseBusiness, Compass, Handshake, UsersRound, type LucideIcon } from 'lucide-react';
import type { CoachMode as ModeId } from '#core/practice/modes.ts';

export interface CoachMode {
  readonly id: ModeId;
  readonly name: string;
  readonly text: string;
  /** What it is called where it is set up, and what happens in it. */
  readonly title: string;
  readonly lead: string;
  readonly icon: LucideIcon;
}

/** The four modes of the coach. */
export const COACH_MODES: readonly CoachMode[] = [
  {
    id: 'career',
    name: 'Career',
    text: 'Decide on a direction, and turn it into steps you can take this month.',
    title: 'Career talk',
    lead: 'Four things in any order: what you want, how it is now, what you could do, what you will do. It ends in goals you can keep.',
    icon: Compass,
  },
  {
    id: 'networking',
    name: 'Networking',
    text: 'Practise the conversations that are hard to begin, and to leave.',
    title: 'Networking practice',
    lead: 'The coach plays the other person. You see what you asked, heard and offered.',
    icon: Handshake,
  },
  {
    id: 'interview',
    name: 'Interview',
    text: 'Answer real questions for the role you want, and see what your answer held.',
    title: 'Interview practice',
    lead: 'Six questions, beginning with a 60-second introduction. Each answer can be tried again and is compared with the one before.',
    icon: BriefcaseBusiness,
  },
  {
    id: 'managerial',
    name: 'Managerial',
    text: 'Prepare for feedback, delegation and the talks that come with a team.',
    title: 'Managerial practice',
    lead: 'Say the words that you would say in the talk. You see which parts are there, and which words get in the way.',
    icon: UsersRound,
  },
];

/** The mode with this id. */
export function modeOf(id: ModeId): CoachMode {
  const mode = COACH_MODES.find((one) => one.id === id);
  if (!mode) throw new Error(`There is no mode ${id}.`);
  return mode;
}
