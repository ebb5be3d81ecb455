/** What a mail to a person says. Plain words: nothing in it is markup. */
export interface Letter {
  subject: string;
  /** Paragraphs, in order. */
  text: readonly string[];
  /** What there is to do, as a button where mail programs show one. */
  action?: { label: string; url: string };
  /** Below the action: why this came, and what to do if it was not asked for. */
  small?: readonly string[];
  /** Milliseconds after which it says nothing true any more, as its link has run out: it is not sent then. */
  goodForMs?: number;
  /** Who is answered; left out, whoever runs the site. */
  replyTo?: string;
}
