import { toLearner } from '#core/account/learner.ts';
import { tellSignedIn } from '#web/api/session-end.ts';
import { rememberLearner } from '#web/remember-learner.ts';

const START = '/discover';

/** Goes into the app with a new document, so that nothing the visitor's pages held stays behind. Never resolves: this one ends. */
export function enterApp(user: Parameters<typeof toLearner>[0], returnTo: string): Promise<void> {
  rememberLearner(toLearner(user));
  tellSignedIn();
  window.location.assign(isOwnPath(returnTo) ? returnTo : START);
  return new Promise(() => {});
}

/** Never leaves this site, whatever the address in the answer. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;
}
