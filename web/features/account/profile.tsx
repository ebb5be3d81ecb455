import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { DEFAULT_EMAIL, DEFAULT_NAME, initialsOf } from '#core/account/learner.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useLearner } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { PageHead, SectionHead } from '#web/ui/page-head.tsx';
import { ProfileAppearance } from './profile-appearance.tsx';
import { ProfileCoach } from './profile-coach.tsx';
import { ProfilePlayback } from './profile-playback.tsx';
import { ProfileSignOut } from './profile-sign-out.tsx';

const load = async ({ api }: LoadInput) => {
  const [profile, coach] = await Promise.all([api.getProfile(), api.getCoach()]);
  return { ...profile, coach };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Your Profile');

export default function Profile(): ReactElement {
  const { playback, coach } = useLoaderData<typeof loader>();
  const learner = useLearner();
  const name = learner?.name || DEFAULT_NAME;
  const email = learner?.email || DEFAULT_EMAIL;
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Your Profile" />
      <div className="grid max-w-180 grid-cols-1 gap-10">
        <section aria-labelledby="you">
          <SectionHead id="you" title="You" rule className="mb-4" />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <span
              aria-hidden="true"
              className="grid size-18 flex-none place-items-center rounded-stone bg-ink text-2xl font-[620] text-on-ink"
            >
              {initialsOf(name)}
            </span>
            <dl className="min-w-0">
              <dt className="sr-only">Name</dt>
              <dd className="disp text-xl wrap-anywhere">{name}</dd>
              <dt className="sr-only">Email</dt>
              <dd className="text-ink-2 wrap-anywhere">{email}</dd>
            </dl>
          </div>
        </section>
        <ProfileAppearance />
        <ProfilePlayback saved={playback} />
        <ProfileCoach status={coach} />
        <ProfileSignOut />
        <p className="border-t border-line pt-4 text-sm text-ink-3">
          Changing your name, email and password, a daily goal, your sessions, an export of your data and deleting the account come in a
          later release.
        </p>
      </div>
    </div>
  );
}
