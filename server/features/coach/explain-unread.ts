import { Problem, type ErrorCode } from '../../http/problem.ts';
import { logFailure } from '../../log.ts';
import { LineFull } from '../../fair-line.ts';

/** What is told of something that was said and could not be read. Only what failed is for the operator's log. */
export function explainUnread(cause: unknown, gone: AbortSignal | undefined, code: ErrorCode): unknown {
  if (cause instanceof LineFull) return cause;
  if (gone?.aborted) return new Problem(code, 'Nobody waited for it any more.', { cause });
  logFailure(cause, 'What was said to the coach could not be read: ');
  return new Problem(code, undefined, { cause });
}
