import type { CoachMode } from '../practice/modes.ts';
import type { CommandWords } from './commands/command-words.ts';
import { commandsFor } from './commands/commands.ts';
import { interviewCoach } from './interview/interview-coach.ts';
import type { InterviewWords } from './interview/interview-words.ts';
import type { Question } from './interview/question.ts';
import type { ModeCoach } from './plan/coach.ts';
import { careerCoach } from './talks/career/career-coach.ts';
import type { CareerWords } from './talks/career/career-words.ts';
import type { SafetyWords } from './safety/safety-words.ts';
import { managerialCoach } from './talks/managerial/managerial-coach.ts';
import type { ManagerialWords } from './talks/managerial/managerial-words.ts';
import { networkingCoach } from './talks/networking/networking-coach.ts';
import type { NetworkingWords } from './talks/networking/networking-words.ts';
import type { People } from './talks/networking/person.ts';

/** What the coach says, as operators and translators may change it. */
export interface SpokenWords {
  readonly career: CareerWords;
  readonly commands: CommandWords;
  readonly interview: InterviewWords;
  /** The bank that interviews are dealt from. */
  readonly questions: readonly Question[];
  readonly managerial: ManagerialWords;
  readonly networking: NetworkingWords;
  /** Whom one meets in a scene. */
  readonly people: People;
  readonly safety: SafetyWords;
}

/** The coach of each mode. */
export const coachesWith = (spoken: SpokenWords): Readonly<Record<CoachMode, ModeCoach>> => {
  const { career, interview, questions, managerial, networking, people } = spoken;
  const commands = <Mode extends CoachMode>(mode: Mode) => commandsFor(spoken.commands, mode);
  return {
    career: careerCoach({ words: career, commands: commands('career') }),
    networking: networkingCoach({ words: networking, people, commands: commands('networking') }),
    interview: interviewCoach({ words: interview, questions, commands: commands('interview') }),
    managerial: managerialCoach({ words: managerial, commands: commands('managerial') }),
  };
};
