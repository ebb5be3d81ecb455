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
    next_step: ['Good. I will hold you to that.', 'Fine. I do what I have said I would do.', 'That I can do.'],
    introduce: ['Hello.', 'Right, hello.'],
    tell: ['I see.', 'That makes sense.', 'Fair enough.', 'I did not know that.'],
    rude: ['Right. I think I need another coffee.', 'Then I will not keep you.'],
    sorry: ['No harm done.', 'Go ahead, I was nearly done.', 'Say it, then.'],
    nod: ['*A pause.*', '*A sip, and a look round.*', '*A short silence.*'],
    tell_long: ['Mm. *A glance at the clock.*', 'That was a good deal at once. *A small smile.*', 'I may have lost you on the way.'],
    leave: ['Off you go, then.', 'Good. I like people who can leave.', 'Mind the step.'],
  },
  warm: {
    ask_open: [
      'Oh, where to begin.',
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
    introduce: ['Hello, how nice.', 'Good that you are here.'],
    tell: ['Ah, I see.', 'That is good to know.', 'I had not thought of it like that.', 'I like the sound of that.'],
    rude: ['Oh. I did not expect that.', 'I think I had better leave you to it.'],
    sorry: ['Do not worry.', 'No, please, go on.', 'It is nothing, really.'],
    nod: ['*A smile, and a pause.*', '*A moment’s silence.*', '*A friendly nod.*'],
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
    introduce: ['Good to meet you.', 'Hello.'],
    tell: ['Understood.', 'Noted.', 'All right.', 'Good to know.'],
    rude: ['That was plain enough.', 'Then we are done here.'],
    sorry: ['Fine. Go on.', 'No need. What is it.', 'Yes, in a moment.'],
    nod: ['*A glance at the phone.*', '*A raised eyebrow.*', '*Silence, and a look at the time.*'],
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
  'Sorry, say that again?',
  'I am not sure I follow. Never mind.',
  'I think we are talking past each other.',
];

/** What a person asks back who only heard of the learner, and what they ask to end a silence. */
export const ASKS_BACK: readonly string[] = [
  'How did you get into that?',
  'And what are you working on now?',
  'What do you like about it?',
];
export const ENDS_SILENCE: readonly string[] = [
  'And how are things with you?',
  'What would you like to know from me?',
  'Is there something I can help you with?',
];

/** Before what they are after themselves. */
export const HAS_A_WANT: readonly string[] = ['Since we are talking.', 'Let me say why I am here.', 'I have been turning something over.'];

/** Asked for something that the person knows nothing of, or has told already. */
export const PASSES_OVER: readonly string[] = [
  'I could not tell you, to be honest.',
  'I wish I had an answer to that.',
  'I never quite worked that out.',
  'I have no good answer to that.',
  'Hard to say, from where I stand.',
  'I would have to think about that.',
  'I would only be guessing.',
  'That depends on more than I can see.',
];

/** Asked about something that has to do with neither of them. */
export const PUZZLED: readonly string[] = [
  'That is a long way from here. What made you think of it?',
  'I am the wrong one to ask about that, I think.',
  'You have lost me there, I am afraid.',
  'I would have to look that up, as you would.',
];

/** Asked for what one does not tell somebody one has just met. */
export const KEEPS_PRIVATE: readonly string[] = [
  'That would take us a long way off.',
  'Ask me that another time.',
  'I keep that for longer evenings.',
  'That stays at home, if you do not mind.',
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
  '*{name} looks at the time. There is not much of it left.*',
  '*{name} has to go soon. A minute or two, then it is over.*',
];
