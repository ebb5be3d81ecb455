import type { Brand } from '#core/brand/brand.ts';
import { sayWhatIsSent } from '#core/coach/status/sent-to-service.ts';
import type { TextSection } from '../running-text.tsx';

/** Who else gets to see something, and what: by what this site has really set up, where the brand tells. */
export function passedOnSection({ name, aiProvider, payments, zendesk_key: widgetKey }: Brand): TextSection {
  return {
    id: 'who',
    title: 'Who sees it',
    text: (
      <>
        <p>The people who run {name}, as far as they need to. It is not sold. Passed on is only this:</p>
        <ul>
          <li>
            {aiProvider === 'openai'
              ? `To the AI service that is set up here: ${sayWhatIsSent()}. Your profile names the service and has a switch for the built-in coach, with which nothing leaves the server.`
              : 'To an AI service: nothing. None is set up here; the coach, the plans and the results are worked out on this server.'}
          </li>
          <li>
            {payments !== 'stripe'
              ? `To a payment service: nothing. None is set up here${payments === 'test' ? '; plans are taken in a test mode that moves no money' : ''}.`
              : 'To Stripe, which takes the payments: your email address and the plan, once you choose to pay. Your card you give to Stripe itself, on its own page.'}
          </li>
          <li>To Google, if you sign in with it: that you do. It tells us your name and your address.</li>
          <li>To a mail service, where one carries our mails: your address and the mail.</li>
          <li>
            {widgetKey
              ? 'To Zendesk, if you open the support chat: you are asked before anything of it is loaded. Zendesk then sees your network address, the page you are on and what you write, and may set cookies of its own.'
              : 'To a support chat: nothing. None is set up here.'}
          </li>
        </ul>
        <p>
          Texts are read aloud by a voice of your device; some browsers have a voice speak on a server of their maker. A file that you
          download, such as a calendar or an export, is yours to pass on.
        </p>
      </>
    ),
  };
}
