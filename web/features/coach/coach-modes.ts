import { BriefcaseBusiness, Compass, Handshake, UsersRound, type LucideIcon } from 'lucide-react';
import type { WAYS_ENDS } from '#core/drawing/scenes.ts';

export interface CoachMode {
  readonly id: keyof typeof WAYS_ENDS;
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** The four modes of the coach. */
export const COACH_MODES: readonly CoachMode[] = [
  { id: 'career', name: 'Career', text: 'Decide on a direction, and turn it into steps you can take this month.', icon: Compass },
  { id: 'networking', name: 'Networking', text: 'Practise the conversations that are hard to begin, and to leave.', icon: Handshake },
  {
    id: 'interview',
    name: 'Interview',
    text: 'Answer real questions for the role you want, and see what your answer held.',
    icon: BriefcaseBusiness,
  },
  { id: 'managerial', name: 'Managerial', text: 'Prepare for feedback, delegation and the talks that come with a team.', icon: UsersRound },
];
