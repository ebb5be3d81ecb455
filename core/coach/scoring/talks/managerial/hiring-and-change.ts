import { phrases } from '../reading/phrases.ts';
import type { ReadText } from '../reading/read-text.ts';
import { seenPhrases, type Seen } from '../seen.ts';

const CRITERIA = phrases([
  'criteria|criterion|scorecard|rubric|scoring|scored|score|scores|rating|ratings|evidence',
  'same ~ question|questions|order|task|test|exercise|tasks',
  'work sample|test|trial',
  'must-have|must-haves|essential|essentials',
  'needs|need|has|have to ~ be|able|do|show|handle|know|work|run|lift|keep|stay|cope',
  'what ~ job|role|post|person|work ~ needs|requires|involves|has|actually|really|do|does',
  'skills|tasks|duties for|we|the|that|this|they',
  'before ~ compare|comparing|discuss|discussing|talk|meeting|see|interview',
  'write|note|notes|written ~ down|scores|own|notes|before|separately|what|answers|independently',
  'second|another|two|both|three interviewer|interviewers|people|person|of',
  'panel',
  'against ~ criteria|list|role|job|requirements|same',
]);

const PAST_EXAMPLE = phrases([
  'tell|talk|walk|take me|us ~ about|through ~ time|day|shift|last|when|occasion|example|situation|how|job|something|moment|mistake',
  'a|the|one|last time|occasion|situation|moment|day|shift|example you|when|where|that|of',
  'an example',
  'describe ~ time|how|when|what|last|situation|day',
  'what did you',
  'how did you',
  'what happened',
  'show me|us|how',
]);

const STAYS = phrases(
  [
    'what ~ stays|stay|same|change|changes|changing|know|know|decided|open|unclear',
    'what ~ do|will not',
    'stay|stays|remain|remains|keep|keeps|kept|unchanged|same ~ same|as|the|your|our|is|are|it|they',
    'will not|not|nothing ~ change|changes|changing|lose|cut|affected|going|know|decided',
    'does|is|do not ~ change|changes|changing|lose|cut|affected|going|know|decided',
    'not ~ know|sure|decided|yet',
    'do not ~ know|sure|decided|yet',
    'i know ~ is|are',
    'still open|ours|yours|decide|deciding|unclear',
    'until then',
    'from|starting @day|#|next|tomorrow',
    'as of',
    'pilot|trial|trying|try ~ for|it|in|on|with|first',
  ],
  {
    day: new Set(
      'monday tuesday wednesday thursday friday january february march april may june july august september october november december'.split(
        ' ',
      ),
    ),
  },
);

export const seeCriteria = (text: ReadText): Seen => seenPhrases(text, CRITERIA);

export const seePastExample = (text: ReadText): Seen => seenPhrases(text, PAST_EXAMPLE);

export const seeWhatStays = (text: ReadText): Seen => seenPhrases(text, STAYS);
