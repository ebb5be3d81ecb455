import { href } from 'react-router';
import type { TextSection } from '../running-text.tsx';

/** What is kept on the visitor's own device. */
export const BROWSER_SECTIONS: readonly TextSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    text: (
      <>
        <ul>
          <li>
            Signing in sets one session cookie. It says that you are signed in, cannot be read by scripts, and goes when you sign out.
          </li>
          <li>If you ask not to be kept signed in, a second one says so until you close the browser.</li>
          <li>A page that sends you to sign in may note for half an hour where you wanted to go.</li>
          <li>While you sign in by a passkey or by Google, one holds what has to be the same at the end of it, for some minutes.</li>
          <li>
            If you allow the support chat, one remembers that you did. You take that back under{' '}
            <a href={href('/chat')} className="text-link">
              Chat
            </a>
            .
          </li>
        </ul>
        <p>Each of them is needed for what you asked for. There are no others, which is why no banner asks you anything.</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'In your browser',
    text: (
      <p>
        The player keeps its queue, your place and its volume in the browser’s own storage, so that a reload loses nothing and what you play
        offline is not lost. What you have begun to write to the coach, and what you chose for it last, stand there too, and so do your
        answers to the career assessment with its newest plan, the answer to an item of the IQ test that could not be sent yet, and whether
        you want its score out of sight. Your id, name and email stand there while you are signed in. Signing out clears it. Whether you
        chose day or night stays.
      </p>
    ),
  },
];
