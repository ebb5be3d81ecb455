import type { CoachMode } from '../practice/modes.ts';
import type { CommandWords } from './commands/command-words.ts';
import { commandsFor } from './commands/commands.ts';
import { interviewCoach } from './interview/interview-coach.ts';
import type { ModeCoach } from './plan/coach.ts';
import { careerCoach } from './talks/career/career-coach.ts';
import type { CareerWords } from './talks/career/career-words.ts';
import { managerialCoach } from './talks/managerial/managerial-coach.ts';
import type { ManagerialWords } from './talks/managerial/managerial-words.ts';
import { networkingCoach } from './talks/networking/networking-coach.ts';
import type { NetworkingWords } from './talks/networking/networking-words.ts';
import type { People } from './talks/networking/person.ts';

/** What the coach says, as operators and translators may change it. */
export interface SpokenWords {
  readonly career: CareerWords;
  readonly commands: CommandWords;
  readonly managerial: ManagerialWords;
  readonly networking: NetworkingWords;
  /** Whom one meets in a scene. */
  readonly people: People;
}

/** The coach of each mode. */
export const coachesWith = ({ career, commands, managerial, networking, people }: SpokenWords): Readonly<Record<CoachMode, ModeCoach>> => ({
  career: careerCoach({ words: career, commands: commandsFor(commands, 'career') }),
  networking: networkingCoach({ words: networking, people, commands: commandsFor(commands, 'networking') }),
  interview: interviewCoach(commandsFor(commands, 'interview')),
  managerial: managerialCoach({ words: managerial, commands: commandsFor(commands, 'managerial') }),
});
