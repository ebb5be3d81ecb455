import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { DEFAULT_EMAIL, DEFAULT_NAME, initialsOf } from '#core/account/learner.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useLearner } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { SectionTrail } from '#web/ui/drawn/section-trail.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ProfileAccount } from './profile-account.tsx';
import { ProfileAppearance } from './profile-appearance.tsx';
import { ProfileCoach } from './profile-coach.tsx';
import { ProfileData } from './profile-data.tsx';
import { ProfileLearning } from './profile-learning.tsx';
import { ProfilePasskeys } from './profile-passkeys.tsx';
import { ProfilePlan } from './profile-plan.tsx';
import { ProfilePlayback } from './profile-playback.tsx';
import { ProfileReading } from './profile-reading.tsx';
import { ProfileSessions } from './profile-sessions.tsx';
import { ProfileSignOut } from './profile-sign-out.tsx';

const load = async ({ api }: LoadInput) => {
  const [profile, coach, myPlan, sessions, passkeys, google] = await Promise.all([
    api.getProfile(),
    api.getCoach(),
    paymentCalls(api).getPlan(),
    accountCalls(api).listSessions(),
    api.ask('GET /auth/passkeys'),
    api.ask('GET /auth/google'),
  ]);
  return { ...profile, coach, myPlan, sessions: sessions.items, passkeys: passkeys.items, google };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Your Profile');

/** The headings of the page, in its order. */
const SECTIONS = [
  { id: 'account', title: 'Account' },
  { id: 'your-plan', title: 'Your plan' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'learning', title: 'Learning' },
  { id: 'playback', title: 'Playback' },
  { id: 'reading', title: 'Reading' },
  { id: 'coach', title: 'AI coach' },
  { id: 'passkeys', title: 'Passkeys' },
  { id: 'sessions', title: 'Signed in' },
  { id: 'session', title: 'This device' },
  { id: 'data', title: 'Your data' },
];

export default function Profile(): ReactElement {
  const { playback, learning, reading, coach, myPlan, sessions, passkeys, google, hasPassword } = useLoaderData<typeof loader>();
  const learner = useLearner();
  const name = learner?.name || DEFAULT_NAME;
  const email = learner?.email || DEFAULT_EMAIL;
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="flex items-center gap-x-5">
        <span
          aria-hidden="true"
          className="mb-6 grid size-18 flex-none place-items-center rounded-stone bg-ink text-2xl font-[620] text-on-ink"
        >
          {initialsOf(name)}
        </span>
        <PageHead title="Your Profile" className="min-w-0 flex-1" />
      </div>
      <div className="flex gap-16">
        <div className="grid max-w-180 min-w-0 flex-1 grid-cols-1 gap-10">
          <ProfileAccount name={name} email={email} hasPassword={hasPassword} google={google} />
          <ProfilePlan loaded={myPlan} />
          <ProfileAppearance />
          <ProfileLearning saved={learning} />
          <ProfilePlayback saved={playback} />
          <ProfileReading saved={reading} />
          <ProfileCoach status={coach} />
          <ProfilePasskeys saved={passkeys} hasPassword={hasPassword} />
          <ProfileSessions sessions={sessions} />
          <ProfileSignOut />
          <ProfileData />
        </div>
        <div className="max-xl:hidden">
          <SectionTrail label="On this page" sections={SECTIONS} className="sticky top-16" />
        </div>
      </div>
    </div>
  );
}
