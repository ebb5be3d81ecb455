import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';

/** Code of the failure of signing up with an address that opens no session. */
export const NOT_LET_IN = 'not_let_in';

/** The answer is the same when the address has an account already. Only who is signed in afterwards shows whether it was made. */
export async function signUp(input: Parameters<typeof browserApi.signUp>[0]): ReturnType<typeof browserApi.signUp> {
  const answer = await browserApi.signUp(input);
  const learner = await browserApi.getSession();
  if (learner?.id !== answer.user.id) throw new ApiError(401, 'Nobody is signed in.', { code: NOT_LET_IN });
  return answer;
}
