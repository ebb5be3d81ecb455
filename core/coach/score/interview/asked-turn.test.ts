import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const WRONG = 'Tell me about something you were sure of and turned out to be wrong about.';
const FAILED = 'Tell me about a time you failed.';
const DISAGREED = 'Tell me about a time you disagreed with a colleague.';

const TOLD = [
  [
    WRONG,
    'Two winters ago I would have bet my wages that our boiler leaked at the valve. I changed the valve twice and ordered a third. Then the apprentice put dye into the tank and the stain came up under the stairs. I apologised to her, dug up the pipe and patched it. Now I test before I order.',
  ],
  [
    WRONG,
    'In 2021 I believed nobody over seventy would book a class online. I kept the phone line open every morning and staffed it with two people. In May I counted the calls: eleven in a month, while 160 had booked by tablet. I told the board I had been mistaken, closed the line and gave the two of them the front desk.',
  ],
  [
    WRONG,
    "I was certain that the new intern, Lea, could not write. I gave her the dull letters for two months. In August the head read one aloud and asked who had done it. I went to her desk, told her that I'd got her wrong, and handed her the report. She writes all of them now.",
  ],
  [
    'When did you change your mind about something at work?',
    'For years I held that trainees should not touch the saw. In January Tom lost patience and cut a batch while I was out, and every piece was square. I measured them all. That evening I gave him the key and wrote a page on how to use it. He has trained three others since then.',
  ],
  [
    FAILED,
    'In my second year I applied to lead the choir and they picked someone else. I had prepared the songs and nothing about the people. I asked the chair why, and she said I had not once looked up. I spent the autumn singing in the back row and listened. A year later they asked me.',
  ],
  [
    DISAGREED,
    'Last autumn my colleague planned to open on Sundays. I told her I saw it differently and showed her the till rolls from two summers. She went quiet and asked for a week. I counted the visitors at the door that Sunday: nine. She read my sheet and we stayed shut. We still have lunch together.',
  ],
] as const;
const UNTOLD = [
  [
    WRONG,
    'Last spring two teams shared one set of test data and kept overwriting each other. I sat down with both leads and drew up who used which rows. Then I wrote a script that copied the set every night, and asked Dana to try it for a week. She said it saved her an hour a day. Since then nobody has lost a run.',
  ],
  [
    WRONG,
    "In March our warehouse got forty pallets but had room for thirty. I rang the carrier and asked him to hold ten until Friday. Then I moved the slow stock to the back aisle and wrote the rows on a board. He said that was fine, and by Monday all forty were in. We didn't pay a single late fee.",
  ],
  [
    FAILED,
    'In June I was asked to set up the stall at the fair. I built the table from two doors, hung lamps over it and put the honey in front. Anna said it looked like a shop. We sold ninety jars in three hours, and the week after the town hall rang and ordered fifty.',
  ],
  [
    DISAGREED,
    'In autumn a colleague and I painted the waiting room. I chose the blue, she taped the edges, and I rolled the ceiling. She said it looked like the sea. Two patients asked for the name of the colour, and we wrote it on the board.',
  ],
] as const;

const slotOf = (question: string, content: string) => {
  const { features } = scoreInterviewAnswer({ question, content });
  return { slot: features.find(({ id }) => id === 'slot') };
};

describe('the turn that a question asks for', () => {
  it.each(TOLD)('is found where it is told: %s %s', (question, content) => expect(slotOf(question, content).slot?.found).toBe(true));
  it.each(UNTOLD)('is not found in another story: %s %s', (question, content) => {
    const { slot } = slotOf(question, content);
    expect(slot).toMatchObject({ found: false, advice: expect.any(String) });
  });
});
