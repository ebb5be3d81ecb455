import type { ModeCoach } from '../plan/coach.ts';
import { openInterview } from './open-interview.ts';
import { endInterview } from './session/end-interview.ts';
import { readCommand } from './thread/commands.ts';
import { planAnswer } from './turns/answer-turn.ts';
import { COMMAND_PLANS } from './turns/command-turn.ts';
import { beginTurn } from './turns/turn.ts';

/** Six questions, one follow-up to each, and as many attempts as the learner likes. */
export const interviewCoach: ModeCoach = {
  open: openInterview,
  plan: (input) => {
    const turn = beginTurn(input);
    const command = readCommand(turn.thread.message.content);
    return command === null ? planAnswer(turn) : COMMAND_PLANS[command](turn);
  },
  end: endInterview,
};
