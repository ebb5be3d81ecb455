import type { Act } from './read-act.ts';
import type { MannerId } from './person.ts';

type Lines = Readonly<Record<Act, readonly string[]>>;

/** How people answer, by what the learner does. Each line is said once in a scene. */
export const MANNERS: Readonly<Record<MannerId, Lines>> = {
  dry: {
    ask_open: ['Where do I start.', 'Fair question.', 'Nobody asks that.', 'Let me think.', 'Well.'],
    ask_closed: ['More or less.', 'You could say that.', 'Yes and no.', 'On some days.'],
    follow_up: [
      'You listened. Most do not.',
      'That part, yes.',
      'So you caught that.',
      'I hoped somebody would ask.',
      'True, I did say that.',
    ],
    reflect: ['That is about it.', 'Close enough.', 'You put it better than I did.'],
    offer: ['You would? I may take you up on that.', 'That is more than a card. Good.', 'I would not say no to that.'],
    thank: ['Not at all.', 'It cost me nothing.', 'You are welcome. Really.'],
    ask_job: [
      'I do not hire. I barely get my own days off.',
      'We met a minute ago. Ask me something I can answer.',
      'That is not in my hands, I am afraid.',
    ],
    next_step: ['Good. I will hold you to that.', 'Fine. I keep the things that have a day on them.', 'That I can do.'],
    introduce: ['Good, a name. I repeat names or lose them.', 'Noted. I will forget it once and then never again.'],
    tell: ['I see.', 'Then you know how it is.', 'That sounds familiar.', 'Is that so.'],
    tell_long: ['Mm. *A glance at the clock.*', 'That was a good deal at once. *A small smile.*', 'I may have lost you on the way.'],
    leave: ['Off you go, then.', 'Good. I like people who can leave.', 'Mind the step.'],
  },
  warm: {
    ask_open: [
      'Oh, gladly.',
      'That is a nice thing to be asked.',
      'Now you have got me going.',
      'I could talk about that all day.',
      'Let me tell you.',
    ],
    ask_closed: ['I think so, yes.', 'Most of the time.', 'Sort of.', 'Probably, now that you say it.'],
    follow_up: [
      'Yes, exactly that.',
      'You remembered. That is kind.',
      'I am happy you ask.',
      'Right, that is the thing.',
      'That is the part I keep coming back to.',
    ],
    reflect: ['Yes. That is how it feels.', 'You have understood it.', 'Just so.'],
    offer: ['Would you? That would be a help.', 'Oh, I would like that.', 'That is generous. Yes, please.'],
    thank: ['It was a pleasure.', 'You are very welcome.', 'That is nice of you to say.'],
    ask_job: [
      'I wish I could, but it is not mine to give.',
      'Let us talk a little first. I hardly know you.',
      'I am the wrong door for that, sorry.',
    ],
    next_step: ['Lovely. I will write it down.', 'Yes, let us do that.', 'That suits me well.'],
    introduce: ['How nice to meet you.', 'A good name. I will keep it.'],
    tell: ['Ah, I know that.', 'That must keep you busy.', 'I like the sound of that.', 'So we have something in common.'],
    tell_long: [
      'My word. *A friendly look past your shoulder.*',
      'You have been through a lot. *A pause.*',
      'Let me catch up with you for a moment.',
    ],
    leave: ['Of course, do go.', 'I have kept you long enough.', 'It was good to talk.'],
  },
  brisk: {
    ask_open: [
      'Good, a real question.',
      'Short version.',
      'Right.',
      'Glad you asked that and not the other thing.',
      'Here is the honest answer.',
    ],
    ask_closed: ['Yes.', 'No, not quite.', 'In part.', 'That depends.'],
    follow_up: ['You were paying attention.', 'Yes, that is the point.', 'Good ear.', 'Right, back to that.', 'Precisely.'],
    reflect: ['Correct.', 'That is the gist.', 'Yes, in a sentence.'],
    offer: ['Useful. Tell me what, and by when.', 'I accept.', 'That would save me an afternoon.'],
    thank: ['No trouble.', 'Any time within reason.', 'Thank you for being on time.'],
    ask_job: [
      'No openings that I know of.',
      'You are ahead of yourself. Ask about the work first.',
      'That question goes to somebody else.',
    ],
    next_step: ['Agreed. I put it in the diary.', 'Done. Send me a line so that I have your address.', 'That works.'],
    introduce: ['Good to meet you.', 'I had you down under another name.'],
    tell: ['Understood.', 'Interesting.', 'I have seen that too.', 'All right.'],
    tell_long: [
      'I have to stop you there. *A look at the time.*',
      'The short version, if you can. *Not unfriendly.*',
      'That was four things. I heard the first.',
    ],
    leave: ['Go, go.', 'Good timing.', 'Safe way home.'],
  },
};

/** Nothing that was said could be understood: once a plain request, once taking the lead, then time to go. */
export const NOT_UNDERSTOOD: readonly string[] = [
  'Say that again? It is loud here.',
  'I am not sure I follow. Never mind.',
  'I think we are talking past each other.',
];

/** A person who only hears of the learner asks back; one who has nothing left to add takes the lead with a fact. */
export const ASKS_BACK: readonly string[] = [
  'And what brings you here?',
  'How did you get into that?',
  'What would you like to know from me?',
  'And what are you working on now?',
];

/** Asked for something that the person knows nothing of. */
export const PASSES_OVER: readonly string[] = [
  'That I could not say.',
  'I would have to think about that.',
  'Somebody else would know that better.',
  'Hard to put in a sentence.',
  'I never looked at it that way.',
  'You would get another answer every day.',
  'A long story, and not mine to tell.',
  'I wish I knew.',
];

export const TAKES_THE_LEAD: readonly string[] = [
  'Anyway.',
  'Since we are talking.',
  'By the way.',
  'Where was I.',
  'One more thing.',
  'Before I forget.',
];

/** Nearly over: the learner's chance to leave something behind. */
export const TIME_IS_SHORT: readonly string[] = [
  '*{name} looks round. There is not much time left.*',
  '*Somebody waves at {name}. A minute or two, then it is over.*',
];
