import type { ModeCoach } from '../plan/coach.ts';
import { openInterview } from './open-interview.ts';
import { endInterview } from './session/end-interview.ts';
import type { InterviewSpeech } from './thread/thread.ts';
import { planAnswer } from './turns/answer-turn.ts';
import { COMMAND_PLANS } from './turns/command-turn.ts';
import { beginTurn } from './turns/turn.ts';

/** Six questions, one follow-up to each, and as many attempts as the learner likes. */
export const interviewCoach = (speech: InterviewSpeech): ModeCoach => ({
  open: (input) => openInterview(input, speech),
  plan: (input) => {
    const turn = beginTurn(input, speech);
    const command = speech.commands.read(turn.thread.message.content);
    return command === null ? planAnswer(turn) : COMMAND_PLANS[command](turn);
  },
  end: (input) => endInterview(input, speech),
});
