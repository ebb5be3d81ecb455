import { isOtherLanguage } from '../reading/other-language.ts';

/** Things that a learner says to steer the talk, not to answer it. */
export const COMMANDS = [
  ...(['again', 'another_question', 'decide', 'end', 'example', 'harder', 'how_did_i_do', 'next_topic'] as const),
  ...(['not_sure', 'propose_goal', 'so_far', 'why'] as const),
  // Said to the coach as one says things to a person: answered, and never taken for the answer to a question.
  ...([
    'annoyed',
    'changed_mind',
    'goodbye',
    'greeting',
    'how_is_that',
    'meaning',
    'no',
    'nod',
    'other_language',
    'thanks',
    'who_are_you',
  ] as const),
] as const;
export type Command = (typeof COMMANDS)[number];

/** Longer messages are answers, whatever words they hold. */
const MAX_COMMAND_CHARS = 80;

/** Words of politeness before and after an order. Not "I want to": "I want to stop" may be about a job. */
const LEAD =
  /^(?:(?:ok|okay|well|so|and|but|please|hm|yes|no|sorry|coach|hey|right|now|then|alright|actually|just|maybe|thanks|thank you|can you|could you|would you|will you|can we|could we|shall we|lets|let us|i want you to|i would like you to) )+/;
const TAIL = /(?: (?:please|now|then|thanks|thank you|coach|for me|instead))+$/;

const NOD =
  '(?:ok|okay|k|yes|yeah|yep|sure|right|fine|good|great|i see|understood|got it|alright|all right|true|exactly|(?:that )?makes sense|agreed|hm+|mm+|cool|interesting|i agree|sounds good|indeed|perhaps|maybe|oh|ah|go on(?: with (?:the|this|our) practice)?|continue)';
const NUISANCE =
  '(?:useless|stupid|rubbish|(?:a )?waste of (?:my )?time|pointless|ridiculous|annoying|nonsense|bullshit|not helpful|unhelpful|not helping|silly|boring|dumb|crap|robotic|not listening|repeating yourself)';

/** The first that fits counts. Read on lower-case words without punctuation. */
const PATTERNS: readonly (readonly [Command, RegExp])[] = [
  [
    'end',
    /^(please )?(end|stop|finish|quit|close)( (it|this|the|our))?( (talk|session|conversation|chat|practice|here|now))?( please)?$|^(that is|thats|lets) (all|enough|stop)( for (now|today))?$|^i (want|would like|need) to (stop|end)( here| now| this| for today| the (talk|session|practice))$/,
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
    /^(please )?(ask )?(me )?(the )?(another|next|a different|different|something) (question|one|else)( please)?$|^(the )?next( (question|one))?$|^(skip|pass)( this| it| that)?( question)?( please)?$/,
  ],
  ['why', /^(but )?why( (do|are) you (ask|asking)( (me )?(that|this))?)?$|^why (this|that)( question)?$|^what is (that|this|it) for$/],
  [
    'not_sure',
    /^(i )?(really )?(do not|dont|have no) (really )?(know|idea|sure)( yet)?$|^(i am |im )?not sure( yet)?$|^(no idea|no clue|dunno|idk|hard to say|i dunno)$/,
  ],
  [
    'greeting',
    /^(hi|hello|hey|hallo|hiya|good (morning|afternoon|evening|day))( there| coach| again)*( how are you( doing)?( today)?)?$|^how are you( doing)?( today)?$/,
  ],
  [
    'thanks',
    /^(great |good |many |cool |ok |okay )*(thanks|thank you|cheers)( (a lot|very much|so much|coach|for (that|this|your help|the help|everything|asking|listening)|that (helps|helped|is helpful|was helpful)))*$|^that (helps|helped|is helpful|was helpful)$/,
  ],
  [
    'goodbye',
    /^((i am |im |all )?done|good ?bye|bye|bye bye|see you( later| soon| tomorrow)?|good night|i (have|need) to go( now)?|i must go( now)?)$/,
  ],
  [
    'how_is_that',
    /^(how|what) (is|about) (that|this|it)( now| then)?$|^is (that|this|it) (ok|okay|good|better|right|fine|all right|enough|correct|good enough)( now| like (that|this))?$|^(any )?better( now)?$|^what do you think( (of|about) (that|this|it))?$|^does (that|this|it) (work|make sense|sound (ok|okay|good|right|better))$|^how does (that|this|it) sound$|^would (that|this|it) work$/,
  ],
  [
    'meaning',
    /^what do you mean( by (that|this|it))?$|^i (do not|dont|did not|didnt|cannot|cant) (understand|get|follow)( (it|that|this|you|the question|what you mean))?$|^what does (that|this|it) mean$|^(explain|rephrase)( (that|this|it|the question))?$|^(what|huh|pardon|come again|say that again)$/,
  ],
  [
    'who_are_you',
    /^(who|what) are you$|^are you (a |an )?(real|human|person|real person|robot|bot|ai|machine|computer)$|^(what|how) (can|do|does|could) (you|this|it) (do|work|help)( me)?( here)?$|^what (can|should|do) i do( here)?$|^what is this$|^help( me)?$/,
  ],
  [
    'annoyed',
    new RegExp(
      `^(?:(?:this|that|it|these|the|your|you)(?: (?:questions?|answers?|advice|talk|coach))? (?:is|are)|thats|its|youre|what|such)(?: (?:so|just|really|completely|totally|a|all))* ${NUISANCE}(?: (?:coach|talk|questions?))?$|^(?:shut up|stop asking.*|fuck (?:you|off|this)|you (?:do not|dont|never) (?:listen|understand|help).*|you keep (?:asking|repeating).*|i hate (?:this|you)|i (?:already|just) (?:said|told you|answered).*|${NUISANCE})$`,
    ),
  ],
  ['changed_mind', /^(never ?mind|forget (it|that|about (it|that))|scrap that|i( have)? changed my mind|that was wrong)$/],
  ['no', /^(no|nope|nah|not really|not yet|never)$/],
  ['nod', new RegExp(`^${NOD}(?: ${NOD})*$`)],
];

/** What a short message asks of the coach itself; null for an answer. */
export function readCommand(text: string): Command | null {
  if (isOtherLanguage(text)) return 'other_language';
  if (text.length > MAX_COMMAND_CHARS) return null;
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const plain = words.replace(LEAD, '').replace(TAIL, '');
  return commandIn(words) ?? commandIn(plain);
}

const commandIn = (words: string): Command | null => PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
