/** Things that a learner says to steer the talk, not to answer it. */
export const COMMANDS = [
  'again',
  'another_question',
  'decide',
  'end',
  'example',
  'harder',
  'how_did_i_do',
  'next_topic',
  'not_sure',
  'propose_goal',
  'so_far',
  'why',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Longer messages are answers, whatever words they hold. */
const MAX_COMMAND_CHARS = 80;

/** The first that fits counts. Read on lower-case words without punctuation. */
const PATTERNS: readonly (readonly [Command, RegExp])[] = [
  [
    'end',
    /^(please )?(end|stop|finish|quit|close)( (it|this|the|our))?( (talk|session|conversation|chat|practice|here|now))?( please)?$|^(that is|thats|lets) (all|enough|stop)( for (now|today))?$/,
  ],
  [
    'how_did_i_do',
    /^(and |so )?how (did|was|am) (i|that|it)( do| doing| go)?( so far)?$|^(give me |can i have |some )*(feedback|debrief)( please| now)?$|^what did you (see|notice|observe)$/,
  ],
  ['propose_goal', /\b(propose|suggest|write|make|set|phrase)( me)?( this| that| it)?( as)? (a |my |the )?goals?\b/],
  ['decide', /^(please )?(can you )?help me (to )?(decide|choose)( please)?$|^i (have to|need to|cannot|cant|must) decide$/],
  [
    'harder',
    /^(please )?(ask|push|challenge|question)( me)? (harder|more|a harder question|something harder)( please)?$|^harder( please| question)?$|^challenge me$/,
  ],
  ['so_far', /^(what have i said|sum(marise)?( it| this)? up|summary|summarise|where (are|do) we( stand)?)( so far| please| now)?$/],
  [
    'again',
    /^(please )?((try|play|do|start) )?(it |that |this )?(once )?(again|over|anew)( with (somebody|someone) else)?( please)?$|^(somebody|someone) (else|new)( please)?$|^another person( please)?$/,
  ],
  [
    'example',
    /^(please )?((show|give) me |what would |can i (see|have) )?(an |the )?(example|weak and strong|strong line)( lines?| shape)?( please)?$/,
  ],
  ['next_topic', /^(please )?(the )?(next|another|a new|new) (topic|situation|subject|case)( please)?$/],
  [
    'another_question',
    /^(please )?(ask )?(me )?(the )?(another|next|a different|different|something) (question|one|else)( please)?$|^(skip|pass)( this| it| that)?( question)?( please)?$/,
  ],
  ['why', /^(but )?why( (do|are) you (ask|asking)( (me )?(that|this))?)?$|^why (this|that)( question)?$|^what is (that|this|it) for$/],
  [
    'not_sure',
    /^(i )?(really )?(do not|dont|have no) (really )?(know|idea|sure)( yet)?$|^(i am |im )?not sure( yet)?$|^no idea$|^hard to say$/,
  ],
];

/** What a short message asks of the coach itself; null for an answer. */
export function readCommand(text: string): Command | null {
  if (text.length > MAX_COMMAND_CHARS) return null;
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
