import { findSpans } from '../../reading/find-spans.ts';
import type { Span } from '../../reading/read-words.ts';

const UNIT =
  '(?:years?|months?|weeks?|fortnights?|days?|hours?|minutes?|mins?|seconds?|nights?|mornings?|afternoons?|evenings?|shifts?|terms?|semesters?|weekends?)';
const DAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|christmas|easter|ramadan|diwali|boxing day|new year|midnight|noon|lunchtime)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SEASON = '(?:spring|summer|autumn|winter)';
const COUNT =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|half an|few|couple of|several|quarter of an)';

/** Where an answer stands in time: days, dates, clock times, and spans that are counted. */
const ANCHOR = new RegExp(
  [
    `\\b(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|\\b(?:on )?${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b`,
    `\\b(?:last|that|this|next|following|same|previous|the other|one) (?:${UNIT}|${DAY}|${MONTH}|${SEASON}|time)\\b`,
    `\\b(?:in|by|since|until|till|before|after|from|early|late|mid|around|of|one|on|every|a)[ -](?:the |last |early |late )?(?:${MONTH}|${DAY}|${SEASON}|(?:19|20)\\d\\d)\\b`,
    `\\b${COUNT} (?:\\w+ )?${UNIT} (?:ago|later|before|earlier|after|into|straight|late|early)\\b`,
    `\\b(?:within|after|in|for|by|about|around|took|takes|lost|waited|spent|nearly|almost|over|under|every) (?:the |about )?${COUNT} ${UNIT}\\b`,
    `\\b(?:in|on|during|at) (?:my|our|the|his|her|their) (?:first|second|third|fourth|last|final|previous|night|early|late|next|same|old) (?:\\w+ )?${UNIT}\\b`,
    `\\b(?:my|the) (?:first|second|third|last|next|following|same|very next) ${UNIT}\\b`,
    `\\b(?:when|while) (?:i|we) (?:was|were|worked|had just|started|first)\\b`,
    `\\bthe ${UNIT} (?:before|after)\\b`,
    `\\bon (?:nights|earlies|lates|my own)\\b`,
    `\\b(?:yesterday|${DAY}|january|february|april|june|july|august|september|october|november|december)\\b`,
    `\\b\\d{1,2}[:.]\\d\\d\\b|\\b\\d{1,2} ?(?:am|pm)\\b|\\bo'?clock\\b|\\b(?:half|quarter) (?:past |to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b`,
    `\\bat (?:about |around |nearly )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?: (?:in the|thirty|fifteen|forty)|\\b)`,
  ].join('|'),
  'gi',
);

/** What puts one event before another. */
const ORDER =
  /\b(?:then|after that|afterwards|before that|by the time|until|till|later|meanwhile|straight away|next(?! to)|finally|(?<!(?:my|our|his|her|their|the|a|at) )first|as soon as|before|after|when|since then|from then)\b/gi;

export const TIME_NOUN = new RegExp(`^(?:${UNIT}|${DAY}|${MONTH}|${SEASON}|o'?clock|am|pm|ago|ages?|while|today|tonight)$`);

export const findTimeAnchors = (content: string): Span[] => findSpans(content, ANCHOR);
export const findOrderWords = (content: string): Span[] => findSpans(content, ORDER);
export const hasTimeAnchor = (content: string): boolean => content.search(ANCHOR) >= 0;
