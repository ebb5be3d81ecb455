import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

/** Who does what, clause by clause. */
const read = (content: string) =>
  readText(content).clauses.flatMap(({ subject, verb }) =>
    verb ? [`${subject}: ${verb.stem}${verb.isNegated ? ' not' : ''} (${verb.tense})`] : [],
  );

describe('clauses', () => {
  it('carry on who acts', () => {
    expect(read('I rang the supplier and moved the fish.')).toEqual(['self: ring (past)', 'self: mov (past)']);
  });
  it('let somebody else act', () => {
    expect(read('I rang the shop and the manager moved the van.')).toEqual(['self: ring (past)', 'other: mov (past)']);
  });
  it('are the same without marks', () => {
    const marked = read('I rang the supplier in Leeds. He told me no. I moved the fish next door. Then I cut the menu.');
    expect(read('i rang the supplier in leeds he told me no i moved the fish next door then i cut the menu')).toEqual(marked);
  });
  it('begin again with each verb where no mark stands at all', () => {
    const verbs = read(
      'last winter i rang the doctor told her the number checked the chart opened the window and sat with him until she came and the family thanked us at the end of the night and we all went home tired',
    );
    expect(verbs.slice(0, 4)).toEqual(['self: ring (past)', 'self: tell (past)', 'self: check (past)', 'self: open (past)']);
  });
  it('carry on who acts past what hangs between', () => {
    expect(read('I said that the kettle was mine, mended it and drove it over.').filter((clause) => clause.startsWith('self'))).toEqual([
      'self: say (past)',
      'self: mend (past)',
      'self: driv (past)',
    ]);
  });
  it('go on with the thing that more was told of', () => {
    expect(read('We sat down, but the radio, which I carried, went dead.').at(-1)).toBe('other: go (past)');
  });
  it('do not begin at "before", "after" and "that" beside a time, nor at the end of one', () => {
    const { clauses } = readText('I mended it the day before with tape. That evening I left with that.');
    expect(clauses).toHaveLength(3);
  });
  it('know what has never been done', () => {
    expect(read('I have really never missed a train.')).toEqual(['self: miss not (past)']);
  });
  it('take a sentence without a speaker for the speaker', () => {
    expect(read('Gave her the wrong tray. Told the nurse.')).toEqual(['self: giv (past)', 'self: tell (past)']);
  });
  it('do not take for an act what was done to the speaker', () => {
    expect(read('I was given the keys.')).toEqual(['self: giv (passive)']);
  });
  it('see through "had to", "decided to" and "started"', () => {
    expect(read('I had to ring her. We decided to throw it away. I started counting.')).toEqual([
      'self: ring (past)',
      'group: throw (past)',
      'self: count (past)',
    ]);
  });
  it('tell what was done before from what would be done', () => {
    expect(read("I'd forgotten the milk. I'd ask her.")).toEqual(['self: forget (past)', 'self: ask (modal)']);
  });
  it('see that something was not done', () => {
    expect(read('I did not sign it. I said no.')).toEqual(['self: sign not (past)', 'self: say (past)']);
  });
});

describe('reading', () => {
  it('leaves out turns of speech, and keeps the pause before them', () => {
    expect(readText('I went. You know, he left.').clauses.map(({ sentence }) => sentence)).toEqual([0, 1]);
    expect(readText('I paid him, like, eight euros').clauses).toHaveLength(1);
    expect(readText('I, you know, rang').words.map(({ text }) => text)).toEqual(['i', 'rang']);
  });
  it('leaves out the sentences it is told to', () => {
    const { words } = readText('I rang. Give me ten.', (sentence) => sentence.startsWith('Give'));
    expect(words.map(({ text }) => text)).toEqual(['i', 'rang']);
  });
});
