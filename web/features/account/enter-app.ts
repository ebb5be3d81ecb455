import type { Learner } from '#core/account/learner.ts';
import { rememberLearner } from '#web/remember-learner.ts';

const START = '/discover';

/** Goes into the app with a new document, so that nothing the visitor's pages held stays behind. */
export function enterApp(learner: Learner, returnTo: string): void {
  rememberLearner(learner);
  window.location.assign(isOwnPath(returnTo) ? returnTo : START);
}

/** Never leaves this site, whatever the address in the answer. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;
}
