import { plainWords } from './plain-words.ts';

export type Command = 'again' | 'shorter' | 'next' | 'another' | 'why' | 'shape' | 'tips' | 'end';

/** What the screen offers, word for word. */
export const COMMAND_WORDS: Readonly<Record<Command, string>> = {
  again: 'Try again',
  shorter: 'Half as long',
  next: 'Next question',
  another: 'Another question',
  why: 'Why?',
  shape: 'Show me an example shape',
  tips: 'Give me tips',
  end: 'End',
};

/** An order to the coach is short; whatever is longer is an answer. */
const MAX_CHARS = 80;
const LEAD = '(?:(?:ok(?:ay)?|yes|right|well|no|hm+|so|sorry|please|thanks?|thank you|now|and|then|but|coach|hey|alright|sure|fine)[ ,]*)*';
const WISH =
  "(?:(?:can|could|may|shall|let|would|will) (?:you |i |we |me |us )?|let's |i(?:'d| would)? (?:want|like) to |i(?:'d| would)? (?:want|like) |i need (?:to )?|give me |show me |go (?:on )?to |move on to |on to |ask (?:me )?|have |do |try |make |say |get |just |please |it |that |this |the |a |an |some |my )*";
const TAIL =
  '(?: (?:please|now|then|thanks|thank you|with|to|for|of|from|it|this|that|one|me|you|i|here|again|once|more|instead|first|answer|my answer|question|the question|the interview|interview|session|practice|time|a little|a bit|ok))*';

const whole = (heart: string): RegExp => new RegExp(`^${LEAD}${WISH}(?:${heart})${TAIL}$`);

/** The first that fits decides. */
const PATTERNS: readonly (readonly [Command, RegExp])[] = [
  ['shorter', whole('half as long|half the length|shorter|shorten|shorten it|cut it (?:down|in half)|cut in half|too long|trim')],
  [
    'another',
    whole(
      '(?:another|a different|different|other|new|(?:an? )?(?:easier|simpler)|(?:an )?easy) (?:question|one)|(?:an? )?(?:easier|simpler)|something else|skip|pass|change the question|swap',
    ),
  ],
  [
    'again',
    whole(
      '(?:try|answer|do|say|start|have another go|another go|another try|another attempt|second try|redo|retry|repeat)(?: (?:(?:it|that|this)(?: one)?|the last one|over|my answer))? ?again|one again|redo|retry|another (?:go|try|attempt)|(?:a )?second (?:go|try|attempt)|once more|start over|again|rephrase',
    ),
  ],
  [
    'next',
    whole(
      "next(?: (?:question|one))?|continue|go on|move on|carry on|keep going|proceed|questions|(?:(?:i am|i'm) )?ready for the next|skip ahead",
    ),
  ],
  [
    'shape',
    whole(
      '(?:an )?example(?: (?:shape|answer|outline))?|outline|template|shape|structure|sample answer|model answer|how (?:do|should|would|could|can) i (?:structure|answer|build|begin|start)|what (?:does|would) a good answer look like',
    ),
  ],
  [
    'tips',
    whole(
      "tips?|hints?|advice|help|stuck|i(?:'m| am) stuck|any (?:tips|hints|advice)|how (?:can|could|do) i improve|what (?:should|could|can) i (?:improve|say|do better)|what do you (?:want|look for|expect)",
    ),
  ],
  [
    'why',
    whole(
      'why|why (?:that|this|do you|are you|does|is)(?: (?:ask|asking|say|matter|so|important))*|what for|how come|why not|what makes you say',
    ),
  ],
  [
    'end',
    whole(
      "end|stop|finish|quit|done|(?:i am|i'm|we are|we're) (?:done|finished)|that(?:'s| is) (?:all|it|enough)|enough|goodbye|bye|see you|wrap up|stop here|end here|finish here",
    ),
  ],
];

/** What the learner tells the coach to do, in any words near those that are offered; null for an answer. */
export function readCommand(content: string): Command | null {
  if (content.length > MAX_CHARS) return null;
  const text = plainWords(content);
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const NOT_MINE =
  /\b(?:(?:never|not|n't|nothing like (?:that|this)) (?:really |ever |actually )?(?:happened|been in (?:that|this|such)|had (?:that|this|such|anything like)|experienced|faced|come across|done (?:that|this|anything like)|happens? to me)|(?:can't|cannot|can not|couldn't|could not) (?:really )?(?:think of|remember|recall|come up with)|(?:don't|do not) have (?:any |an? |such )?(?:experience|example|story|case|situation)|have(?:n't| not| never) (?:really |ever |actually )?(?:been|had|done|worked|managed|led|experienced|faced)|no experience (?:of|with|in)|nothing comes to mind)\b/;

/** "That never happened to me": no answer, and no fault. */
export function isNotMine(content: string): boolean {
  return content.length <= 400 && NOT_MINE.test(content.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' '));
}
