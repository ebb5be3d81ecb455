import { describe, expect, test } from 'vitest';
import { speakText } from './speak-text.ts';

describe('figures', () => {
  test.each([
    ['96 people waited 9 to 4 days.', 'ninety-six people waited nine to four days.'],
    ['more than 1,300 people', 'more than thirteen hundred people'],
    ['Above 75,000 dollars', 'Above seventy-five thousand dollars'],
    ['1,911 steps and 2,026 euros', 'one thousand nine hundred and eleven steps and two thousand and twenty-six euros'],
    ['Four times 2,600 is 10,400.', 'Four times two thousand six hundred is ten thousand four hundred.'],
    ['1,250,000 euros', 'one million two hundred and fifty thousand euros'],
    ['The washing machine, 1,040.', 'The washing machine, one thousand and forty.'],
    ['about 0.35, a rise of 7.3%', 'about zero point three five, a rise of seven point three percent'],
    ['At 6%, twelve years.', 'At six percent, twelve years.'],
    ['10–15 minutes, a 6-hour day', 'ten to fifteen minutes, a six-hour day'],
    ['10% of 10 min', 'ten percent of ten minutes'],
    ['€1, £20.50 and $2.5 million', 'one euro, twenty pounds fifty and two point five million dollars'],
    ['5 km at 20°C', 'five kilometers at twenty degrees'],
    ['They are there 24/7.', 'They are there twenty-four seven.'],
  ])('%s', (written, said) => {
    expect(speakText(written)).toBe(said);
  });
});

describe('dates and times', () => {
  test.each([
    ['In 2010 and 1999.', 'In twenty ten and nineteen ninety-nine.'],
    ['In 2006', 'In two thousand and six'],
    ['Saw the date 1911 over the bakery.', 'Saw the date nineteen eleven over the bakery.'],
    ['1990–1995', 'nineteen ninety to nineteen ninety-five'],
    ['in the 1990s, the ’80s, the 2000s', 'in the nineteen nineties, the eighties, the two thousands'],
    ['the 20th of May, the 1st and the 22nd', 'the twentieth of May, the first and the twenty-second'],
    ['at 9:20, not at 11:00', "at nine twenty, not at eleven o'clock"],
    ['9:30–11:00', "nine thirty to eleven o'clock"],
    ['It is 3:10. Or 8:05.', 'It is three ten. Or eight oh five.'],
    ['at 9 a.m. or at 5 p.m.', 'at nine A M or at five P M.'],
  ])('%s', (written, said) => {
    expect(speakText(written)).toBe(said);
  });
});

describe('marks and letters', () => {
  test.each([
    ['“Why can I never …” (again)', 'Why can I never, again.'],
    ['A word (or two), then on.', 'A word, or two, then on.'],
    ['She said: “Stop!” (He did.)', 'She said: Stop! He did.'],
    ['The café – not the bar — was open; it rained.', 'The cafe, not the bar, was open, it rained.'],
    ["The teachers’ room, 'four o’clock', don’t.", "The teachers room, four o'clock, don't."],
    ['the AI and the IT team, OK?', 'the A I and the I T team, OK?'],
    // Festival says "one" and, for the letter, "eh".
    ['And if it was an article I only read for pleasure?', 'And if it was an article i only red for pleasure?'],
    ['This is A calmer week.', 'This is a calmer week.'],
    ['At half past eleven a warm shower.', 'At half past eleven, a warm shower.'],
  ])('%s', (written, said) => {
    expect(speakText(written)).toBe(said);
  });
});

describe('one spelling, two words', () => {
  test.each([
    ['You read an article.', 'You reed an article.'],
    ['The next time you read something', 'The next time you reed something'],
    ['You have read it, and nobody has ever read it aloud.', 'You have red it, and nobody has ever red it aloud.'],
    ['Students read a short text.', 'Students red a short text.'],
    ['One group then read it again.', 'One group then red it again.'],
    ['Could she read it? She read it.', 'Could she reed it? She red it.'],
    ['Reading one page has.', 'wreeding one page has.'],
    ['I would like to lead the team', 'I would like to leed the team'],
    ['Close the book, and come closer.', 'cloze the book, and come closer.'],
    ['You close the laptop, so close your eyes.', 'You cloze the laptop, so cloze your eyes.'],
    ['that is close to what Farida said', 'that is kloce to what Farida said'],
    ['a close friend, who is very close', 'a kloce friend, who is very kloce'],
    ['we do not get used to everything', 'we do not get yoost to everything'],
    ['Someone who used to work here, used like that', 'Someone who yoost to work here, used like that'],
    ['a form that is used to plan', 'a form that is used to plan'],
    ['Before your next update goes out, update it.', 'Before your next uppdate goes out, update it.'],
    ['a list of updates', 'a list of uppdates'],
    ['Move one object. If somebody objects, stop.', 'Move one obbject. If somebody obgects, stop.'],
    ['It cannot record contempt; with a record in your hand', 'It cannot rekord contempt, with a record in your hand'],
    ['Holiday, train, presents, dentist.', 'Holiday, train, prezzents, dentist.'],
  ])('%s', (written, said) => {
    expect(speakText(written)).toBe(said);
  });
});

describe('words and names the engines do not know', () => {
  test.each([
    ['Is practising a behaviour the neighbours recognise?', 'Is practicing a behavior the neighbors recognize?'],
    ['counselling, an analysis, programmes, an exercise', 'counseling, an analysis, programs, an exercise'],
    ["a substance called adenosine, or somebody else's idea", 'a substance called a denna seen, or somebody elses idea'],
    ['an email about the audiobooks and the ebook', 'an e-mail about the audio books and the ee book'],
    ['Xuan Zhao, Amit Kumar and Haonan Quan', 'Schwenn Jao, Ahmit Kumar and Hownaan Quan'],
    ['Sometimes, for decades, violinists', 'sumtimes, for deckades, violinnists'],
    ['Virginia Clinton-Lisell', 'Virginia Clinton-Lasell'],
  ])('%s', (written, said) => {
    expect(speakText(written)).toBe(said);
  });
});
