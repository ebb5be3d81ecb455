import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '#core/coach/evaluation.ts';
import { scoreNetworkingTurn, type NetworkingTurn } from './score-networking-turn.ts';

const OTHER = 'We moved from paper rotas to an app last spring. The night staff hated it.';

const score = (content: string, more: Partial<NetworkingTurn> = {}): Evaluation =>
  scoreNetworkingTurn({ content, previous: [OTHER], history: [], scenario: 'conference', ...more });

/** The features of a turn that were found, each with the words that show it. */
const seen = ({ features }: Evaluation): Record<string, string[]> =>
  Object.fromEntries(features.filter(({ found }) => found).map(({ id, evidence }) => [id, evidence.map(({ quote }) => quote)]));

const found = (content: string, more?: Partial<NetworkingTurn>): string[] => Object.keys(seen(score(content, more)));

describe('what is seen in a turn', () => {
  it('a question about a thing that the other brought in', () => {
    expect(seen(score('So the night staff hated it. What did they miss about the paper?'))).toEqual({
      'follow-up': ['What did they miss about the paper?'],
      reflection: ['So the night staff hated it'],
      'open-question': ['What did they miss about the paper?'],
    });
  });

  it('follows up only what was said within the last two turns', () => {
    const previous = ['My dog swims.', 'I plan shifts.', 'The app crashed in May.'];
    expect(found('What did the app do to you?', { previous })).toContain('follow-up');
    expect(found('Where does the dog swim in winter?', { previous })).not.toContain('follow-up');
  });

  it('takes no question for work as a follow-up', () => {
    expect(found('Are there any jobs going with the night staff?')).toEqual(['asked-job-early']);
  });

  it('an act with a time, and not a wish to stay in touch', () => {
    expect(seen(score('Shall I send you our checklist on Tuesday?'))).toMatchObject({
      'next-step': ['Shall I send you our checklist on Tuesday?'],
      offer: ['Shall I send you our checklist on Tuesday?'],
    });
    expect(found('It would be nice to keep in touch some time.')).toEqual(['vague-step']);
  });

  it('thanks that say what for', () => {
    expect(found('Thank you for the story about the night staff.')).toContain('thanks');
    expect(found('Thank you so much for everything.')).not.toContain('thanks');
  });

  it('a talk that turns to the learner, unless it asks back', () => {
    expect(found('I plan shifts too, I have done it for years and I love my work.')).toContain('self-talk');
    expect(found('I plan shifts too, I have done it for years. How did you choose the app?')).not.toContain('self-talk');
  });

  it('more than sixty words, with what comes behind them', () => {
    const story =
      'At our place we had a board with magnets and everybody moved them when nobody looked, so on Sundays there were four of us or none. ';
    const long = `What did the night staff hate? ${story}${story}${story}`;
    expect(seen(score(long)).monologue?.[0]).toMatch(/^everybody moved them|Sundays|magnets/);
  });
});

describe('what is asked too early', () => {
  const ask = 'Is your team hiring at the moment?';

  it('is in place after two questions about their work', () => {
    const history = ['What did the app change for you?', 'Who tested the rotas before spring?'];
    expect(found(ask)).toContain('asked-job-early');
    expect(found(ask, { history: history.slice(1) })).toContain('asked-job-early');
    expect(found(ask, { history })).not.toContain('asked-job-early');
  });

  it('is the matter itself where a referral is asked for', () => {
    expect(found('Would you pass my CV to the night team?', { scenario: 'asking for a referral' })).not.toContain('asked-job-early');
  });
});

describe('each scene looks for its own', () => {
  it.each([
    ['reconnecting', 'I still use the night sheet that you taught me.', 'shared-past'],
    ['asking for a referral', 'Would you feel comfortable giving Sara my name for the night team?', 'clear-ask'],
    ['asking for a referral', 'If not, I completely understand.', 'easy-no'],
    ['introducing two people', 'Nadia, this is Tom, who rebuilt four old schools. Tom, Nadia dried out the chapel roof.', 'why-each'],
    ['leaving gracefully', 'I promised to meet my colleague at four.', 'kind-close'],
  ])('%s: "%s" is %s', (scenario, content, id) => {
    expect(found(content, { scenario })).toContain(id);
    expect(found(content)).not.toContain(id);
  });

  it('knows a scene from the learner’s own words', () => {
    const idsIn = (scenario: string): string[] => score('Good morning to you all', { scenario }).features.map(({ id }) => id);
    expect(idsIn('I ask a friend for an introduction to her boss')).toContain('easy-no');
    expect(idsIn('Leaving a conference dinner')).toContain('kind-close');
    expect(idsIn('A close friend from the gym')).toEqual(idsIn('conference'));
  });
});

describe('a change to a turn', () => {
  const plain = 'The night staff hated it. That must have been hard.';

  it.each([
    ['a question about it', `${plain} What did they say about the app?`],
    ['a step with a day', `${plain} Shall I send you our checklist on Tuesday?`],
    ['an offer', `${plain} I can show you the sheet that we print.`],
  ])('%s lifts it', (_, more) => {
    expect(score(more).overall).toBeGreaterThan(score(plain).overall);
  });

  it.each([
    ['a request for work', `${plain} Are you hiring at the moment?`],
    ['praise of the person', `${plain} You are so inspiring.`],
    ['pressure', `${plain} You owe me a call about that.`],
  ])('%s lowers it', (_, more) => {
    expect(score(more).overall).toBeLessThan(score(plain).overall);
  });

  it('padding and said twice lift nothing', () => {
    const turn = 'What did the night staff hate about the app?';
    expect(score(`Well, you know, it really is what it is. ${turn}`).overall).toBeLessThanOrEqual(score(turn).overall);
    expect(score(`${turn} ${turn}`).overall).toBeLessThanOrEqual(score(turn).overall);
  });

  it('spelling, capitals and marks change nothing that counts', () => {
    const said = (content: string): string[] => found(content).filter((id) => id !== 'reflection');
    expect(said('so what did the night staffs hated about app')).toEqual(said('So, what did the night staff hate about the app?'));
  });

  it('long words are no better than short ones', () => {
    const long = score('Which particular considerations influenced the organisational implementation of the app?');
    expect(score('What made you pick the app?').overall).toBeGreaterThanOrEqual(long.overall);
  });
});

it('says what to do with a word of the other’s, or with the learner’s own', () => {
  const adviceOn = (content: string, id: string): string | null | undefined => score(content).features.find((one) => one.id === id)?.advice;
  expect(adviceOn('That is nice to hear from you.', 'follow-up')).toBe('They spoke of “staff”: ask one question about it.');
  expect(adviceOn('Are you hiring at the moment?', 'asked-job-early')).toBe(
    '“Are you hiring” comes early: ask two questions about their work first.',
  );
  expect(adviceOn('What did the staff hate?', 'follow-up')).toBeNull();
});

it('compares a turn with the first try', () => {
  const first = { messageId: 'm1', content: 'I plan shifts too, I love my work and I am good at it. Nice.' };
  const { compare } = score('What did the night staff hate about the app?', { first });
  expect(compare).toEqual({ firstMessageId: 'm1', gained: ['follow-up', 'open-question', 'self-talk'], lost: [] });
});

it('gives bands by what stands in the turn', () => {
  expect(score('Oh yes, that is nice to hear.').band).toBe('not_yet');
  expect(score('Was the app dear?').band).toBe('forming');
  expect(score('How did the night staff take it?').band).toBe('solid');
  expect(score('So nights hated the app. What did they miss? I can show you ours on Monday.').band).toBe('strong');
});

describe('any turn', () => {
  const piece = fc.constantFrom(
    'What did ',
    'you ',
    'the app',
    '? ',
    '. ',
    '"',
    'I’ll send it ',
    'on Friday',
    ' hiring',
    'x',
    '\n',
    '😂',
    ' night ',
    '’',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('is evaluated within bounds, the same each time, with exact quotes', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 3 }),
        fc.array(text, { maxLength: 3 }),
        fc.option(text),
        (content, previous, history, scenario) => {
          const evaluation = scoreNetworkingTurn({ content, previous, history, scenario });
          expect(Evaluation.parse(evaluation)).toEqual(evaluation);
          for (const { quote, start, end } of evaluation.features.flatMap(({ evidence }) => evidence))
            expect(quote).toBe(content.slice(start, end));
          expect(scoreNetworkingTurn({ content, previous, history, scenario })).toEqual(evaluation);
        },
      ),
    );
  });
});

it.each(['you what did ', 'a? ', 'if ', '"i ', 'could you send it '])(
  'ten thousand characters of "%s" between other words come to an end',
  (hostile) => {
    const words = Array.from({ length: 300 }, (_, n) => `word${n} `).join('');
    const content = `${words}${hostile.repeat(10_000)}`.slice(0, 10_000);
    expect(score(content, { previous: [content], history: [content] }).features.every(({ evidence }) => evidence.length <= 5)).toBe(true);
  },
);
