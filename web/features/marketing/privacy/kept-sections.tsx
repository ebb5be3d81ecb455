import { CONTACT_KEPT_DAYS } from '#core/contact/kept-days.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { TextSection } from '../running-text.tsx';

/** What the server keeps of people (docs/data.md has the tables). */
export const KEPT_SECTIONS: readonly TextSection[] = [
  {
    id: 'without-account',
    title: 'Without an account',
    text: (
      <p>
        You can look around and play samples. Nothing about you is stored on the server but how often your network address asked for
        something that is limited, such as signing in; it is forgotten when the limit’s time is over, after a day at most and with the next
        requests. There is no log of visits.
      </p>
    ),
  },
  {
    id: 'with-account',
    title: 'With an account',
    text: (
      <>
        <ul>
          <li>Your name and your email address, to greet you, to let you in and to write to you about your account.</li>
          <li>Your password, only in a form that cannot be turned back into the password.</li>
          <li>
            If you choose them: of a passkey its public key, never your fingerprint or face; of an account at Google the number it knows you
            by, and no password.
          </li>
          <li>
            Your sessions: when each began, was last used and ends, and what its browser calls itself and its system. No network address. A
            session goes 30 days after its last use, or when you sign out.
          </li>
          <li>Your place in each unit, how long you played or read it, when, and whether you finished it.</li>
          <li>Your bookmarks, notes and highlights, with the words you marked.</li>
          <li>The cards of your review: what each is made of, when it comes back, and how well you recalled it.</li>
          <li>How you like to listen, read and learn, with your daily goal and your time zone if you choose them.</li>
          <li>Your favorites.</li>
          <li>
            Your conversations with the coach, what was found in your answers, what the coach has noted of you beside career talks, and what
            you said of your confidence.
          </li>
          <li>Your answers to the career assessment, each time with the plan that came of them.</li>
          <li>Your goals: their steps and days, and the reason when you give one for moving or dropping a goal.</li>
          <li>
            Your sittings of the IQ test: form, timing, each item with your answer, whether it was right, the time it took and whether you
            had it described, and the result.
          </li>
          <li>Your tries at quizzes: which questions you answered rightly, and when.</li>
          <li>Your certificates: your name, the course, the time you spent in it and what your quizzes came to, as it was on that day.</li>
          <li>Your plan and your receipts, if you take one: what, when, how much. Never the number of a card.</li>
        </ul>
        <p>
          It stays until you delete it, one by one where there is a button for it, or all of it with your account. A certificate is shown to
          whoever has its code, until you withdraw it. A conversation that you delete goes with everything that was found in it, and a
          sitting with every answer. An assessment and a goal can be deleted, too.
        </p>
      </>
    ),
  },
  {
    id: 'calibration',
    title: 'How hard the items are',
    text: (
      <>
        <p>
          Before each sitting of the IQ test you are asked whether its answers may be used to measure how hard the items are. The box is
          empty until you tick it, and your score does not depend on it.
        </p>
        <p>
          If you allow it, the kind of device is kept with each answer, phone, tablet or computer, and two to four more items are asked that
          do not count for you. You can say which language you grew up with, too, or prefer not to; it shows for whom items are harder. What
          is measured comes from the answers and times of all who allowed it, without their names. Delete a sitting, and its answers are not
          used from then on; the language goes with it.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'What you write to us',
    text: (
      <p>
        A message under <TextLink to="/contact">Contact</TextLink> is kept with your name, your address and its subject, and mailed to the
        people who answer it. On this server it is deleted after {CONTACT_KEPT_DAYS} days, and with your account if it came from your
        address; the mail stays in their mailbox as long as the matter needs it.
      </p>
    ),
  },
  {
    id: 'mails',
    title: 'Mails to you',
    text: (
      <p>
        You get mails about your account alone: a link for a new password, a changed address, a receipt. None of them counts whether you
        open it. Where no mail server is set up, they are files that only whoever runs this site can read, and go with your account at the
        latest.
      </p>
    ),
  },
];
