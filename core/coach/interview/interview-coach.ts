import type { ModeCoach } from '../plan/coach.ts';
import { openInterview } from './open-interview.ts';
import { endInterview } from './session/end-interview.ts';
import { readCommand } from './thread/commands.ts';
import { readRemark } from './thread/remarks.ts';
import { planAnswer } from './turns/answer-turn.ts';
import { COMMAND_PLANS } from './turns/command-turn.ts';
import { planRemark } from './turns/remark-turn.ts';
import { beginTurn } from './turns/turn.ts';

/** Six questions, one follow-up to each, and as many attempts as the learner likes. */
export const interviewCoach: ModeCoach = {
  open: openInterview,
  plan: (input) => {
    const turn = beginTurn(input);
    const { content } = turn.thread.message;
    const command = readCommand(content);
    if (command !== null) return COMMAND_PLANS[command](turn);
    const remark = readRemark(content);
    return remark === null ? planAnswer(turn) : planRemark(turn, remark);
  },
  end: endInterview,
};
