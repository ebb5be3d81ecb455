import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Privacy', 'What is stored about you, why, and how to have it removed.');

export default function Privacy(): ReactElement {
  const { name, support_email: email } = useBrand();
  const sections: readonly TextSection[] = [
    {
      id: 'in-short',
      title: 'In short',
      text: (
        <p>
          {name} stores what it needs to let you in and to keep your place. There are no trackers, no advertising and no analytics, and
          these pages load nothing from other companies.
        </p>
      ),
    },
    {
      id: 'without-account',
      title: 'Without an account',
      text: (
        <p>
          You can look around and play samples. Nothing about you is stored on the server beyond short-lived technical records that keep it
          safe from abuse.
        </p>
      ),
    },
    {
      id: 'with-account',
      title: 'With an account',
      text: (
        <>
          <ul>
            <li>Your name and your email address, to greet you and to let you in.</li>
            <li>Your password, only in a form that cannot be turned back into the password.</li>
            <li>Your sessions: when each began and ends, with the network address and the kind of browser it came from.</li>
            <li>Your place in each unit, how long you played it and whether you finished it.</li>
            <li>Your favorites.</li>
            <li>Your conversations with the coach, what was found in your answers, and what you said of your confidence.</li>
            <li>Your answers to the career assessment, each time with the plan that came of them.</li>
            <li>Your goals: their steps and days, and the reason when you give one for moving or dropping a goal.</li>
          </ul>
          <p>
            Answers to quizzes are marked and not kept. A conversation that you delete goes with everything that was found in it. An
            assessment and a goal can be deleted, too.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: (
        <p>
          Signing in sets one session cookie. It says that you are signed in, cannot be read by scripts, and goes when you sign out. If you
          ask not to be kept signed in, a second one says so until you close the browser. A page that sends you to sign in may note for half
          an hour where you wanted to go. Nothing else is set, which is why no banner asks you anything.
        </p>
      ),
    },
    {
      id: 'browser',
      title: 'In your browser',
      text: (
        <p>
          The player keeps its queue, your place and its volume in the browser’s own storage, so that a reload loses nothing and what you
          play offline is not lost. What you have begun to write to the coach, and what you chose for it last, stand there too, and so do
          your answers to the career assessment with its newest plan. Your id, name and email stand there while you are signed in. Signing
          out clears it.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Who sees it',
      text: (
        <p>
          The people who run {name}, as far as they need to. It is not sold. One thing may be passed on: where they have set up an AI
          service, it receives the conversation that it answers, and of a career assessment the five answers. Your profile names it and has
          a switch for the built-in coach, with which nothing leaves the server. A calendar file that you download is yours to pass on.
        </p>
      ),
    },
    {
      id: 'later',
      title: 'Parts that open later',
      text: <p>The IQ Test and payment will need more. What they need will be said here, and asked of you, before you first use them.</p>,
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: (
        <p>
          You may ask what is stored about you, have it put right, have a copy of it, and have it removed. Write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
          . You may also turn to the data protection authority where you live.
        </p>
      ),
    },
  ];
  return <RunningText title="Privacy" lead="What is stored about you, why, and how to have it removed." sections={sections} />;
}
