import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import { tellFull } from '../db/enforce-limits.ts';
import { CallerLeft } from '../db/while-there.ts';
import { logFailure } from '../log.ts';
import { LineFull } from '../fair-line.ts';
import { findDatabaseFailure, tellOperator } from './database-failure.ts';

/** Every code of a problem, and the status it goes with. */
const STATUS = {
  malformed_request: 400,
  bad_cursor: 400,
  bad_signature: 400,
  bad_link: 400,
  bad_origin: 403,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_password: 400,
  passkey_refused: 400,
  stale_session: 403,
  members_only: 403,
  card_declined: 402,
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  conflict: 409,
  changed_elsewhere: 409,
  unreadable_book: 422,
  too_large: 413,
  no_room: 422,
  address_too_long: 414,
  invalid_fields: 422,
  too_many_requests: 429,
  google_unavailable: 502,
  payment_unavailable: 502,
  ai_not_initialized: 503,
  conversation_not_found: 404,
  ai_empty_reply: 502,
  ai_invalid_json: 502,
  ai_failed: 502,
  conversation_start_failed: 500,
  message_failed: 500,
  assessment_failed: 500,
  support_first: 422,
  internal_error: 500,
  too_busy: 503,
  database_unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;
export type ErrorCode = keyof typeof STATUS;

const TITLE = {
  malformed_request: 'The request could not be read',
  bad_cursor: 'That place in the list is not known',
  bad_link: 'This link does not work',
  bad_signature: 'The sender is not who it says it is',
  bad_origin: 'The request came from another site',
  not_signed_in: 'You are not signed in',
  wrong_credentials: 'That is no account and its password',
  wrong_password: 'That is not your present password',
  passkey_refused: 'That passkey is not accepted here',
  stale_session: 'You signed in too long ago for this',
  members_only: 'This is for members',
  card_declined: 'The card was declined',
  not_found: 'Not found',
  gone: 'It is gone',
  method_not_allowed: 'Not possible here',
  conflict: 'That clashes with what is already there',
  changed_elsewhere: 'It changed elsewhere meanwhile',
  unreadable_book: 'This book cannot be read',
  too_large: 'Too large',
  no_room: 'There is no room left for this',
  address_too_long: 'That address is too long',
  invalid_fields: 'Some fields are not valid',
  too_many_requests: 'Too many tries',
  google_unavailable: 'Google does not answer',
  payment_unavailable: 'The payment service does not answer',
  ...COACH_FAILURES,
  support_first: 'Something matters more than this',
  internal_error: 'Something failed on our side',
  too_busy: 'Too much is asked for at this moment',
  database_unavailable: 'The database cannot be reached',
} as const satisfies Record<ErrorCode, string>;

/** What passes by itself, within so many seconds unless more is known. Nothing else is worth waiting for. */
const PASSES_SEC: Partial<Record<ErrorCode, number>> = { too_busy: 5, database_unavailable: 5 };

export interface FieldError {
  path: string;
  message: string;
}

export class Problem extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSec: number | undefined;

  constructor(code: ErrorCode, detail?: string, more: { errors?: FieldError[]; retryAfterSec?: number; cause?: unknown } = {}) {
    super(detail ?? TITLE[code], { cause: more.cause });
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSec = more.retryAfterSec;
  }
}

/** RFC 9457 `application/problem+json`. */
export function problemResponse(problem: Problem): Response {
  const status = STATUS[problem.code];
  const retryAfterSec = problem.retryAfterSec ?? PASSES_SEC[problem.code];
  return Response.json(
    {
      type: `about:blank#${problem.code}`,
      title: TITLE[problem.code],
      status,
      detail: problem.message,
      code: problem.code,
      ...(problem.errors ? { errors: problem.errors } : {}),
    },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...(retryAfterSec === undefined ? {} : { 'Retry-After': String(retryAfterSec) }),
      },
    },
  );
}

export const answerError: ErrorHandler = (error) => problemResponse(toProblem(error));

export const answerNotFound: NotFoundHandler = () => problemResponse(new Problem('not_found'));

function toProblem(error: Error): Problem {
  const failure = findDatabaseFailure(error instanceof Problem ? error.cause : error);
  if (failure) {
    tellOperator(failure);
    return new Problem('database_unavailable', failure.detail, { retryAfterSec: failure.retryAfterSec, cause: error });
  }
  const full = tellFull(error instanceof Problem ? error.cause : error);
  if (full !== null) return new Problem('no_room', full);
  if (error instanceof Problem) return error;
  if (error instanceof LineFull)
    return new Problem('too_busy', error.isOwn ? 'What you asked for before is still being worked on. Try again in a moment.' : undefined);
  if (error instanceof HTTPException) {
    // A visitor's mistake; nothing for the operator's log.
    if (error.status < 500) return new Problem('malformed_request', error.message || undefined);
  }
  if (error instanceof CallerLeft) return new Problem('malformed_request', error.message);
  if (isCutOff(error)) return new Problem('malformed_request', 'The body ends before it is complete.');
  // The one place where an unforeseen failure is written down; the client learns nothing of it.
  logFailure(error);
  return new Problem('internal_error', 'The failure was noted. Try again in a moment.');
}

/** What Node says of a request whose caller has left before its end. */
function isCutOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** The hook of the validators: a request that does not fit its schema becomes 422 with a path for each field. */
export function refuseInvalid(result: { success: boolean; error?: readonly z.core.$ZodIssue[]; target?: string }, _c: Context) {
  if (!result.success) throw invalidFields(result.error ?? []);
}

/** What an answer lists of a body that is wrong in thousands of places: no person and no program mends more at a time. */
const LISTED_ERRORS = 20;
const PATH_CHARS = 100;

export function invalidFields(issues: readonly z.core.$ZodIssue[]): Problem {
  const errors: FieldError[] = [];
  for (const error of listErrors(issues)) if (errors.push(error) > LISTED_ERRORS) break;
  const detail = errors.length > LISTED_ERRORS ? `${TITLE.invalid_fields}. There are more than the ${LISTED_ERRORS} listed.` : undefined;
  return new Problem('invalid_fields', detail, { errors: errors.slice(0, LISTED_ERRORS) });
}

function* listErrors(issues: readonly z.core.$ZodIssue[]): Generator<FieldError> {
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') yield { path: path.slice(0, PATH_CHARS), message: issue.message };
    else
      for (const key of issue.keys)
        yield { path: (path ? `${path}.${key}` : key).slice(0, PATH_CHARS), message: 'This field is not known.' };
  }
}
