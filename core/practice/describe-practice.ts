import type { Practice } from './practice.ts';

const SCENARIOS: Readonly<Record<string, string>> = {
  conference: 'Practise a first conversation at a conference with the coach',
  'informational-interview': 'Practise asking somebody about their work with the coach',
  reconnecting: 'Practise getting back in touch with the coach',
  referral: 'Practise asking for a referral with the coach',
  introduction: 'Practise introducing two people with the coach',
  leaving: 'Practise ending a conversation gracefully with the coach',
};

const FOCUSES: Readonly<Record<string, string>> = {
  Feedback: 'Practise giving feedback with the coach',
  Delegation: 'Practise handing work over with the coach',
  'One-to-ones': 'Practise a one-to-one with the coach',
  Conflict: 'Practise a hard conversation with the coach',
  Hiring: 'Practise hiring somebody with the coach',
  Change: 'Practise leading a change with the coach',
  Goals: 'Practise agreeing on goals with the coach',
};

/** A practice in one line, without a full stop, as resources are listed. */
export function describePractice({ mode, networkingScenario, question, focusAreaTitle }: Practice): string {
  switch (mode) {
    case 'career':
      return 'Talk it through with the coach';
    case 'networking':
      return describe('Practise a conversation with the coach', networkingScenario, SCENARIOS);
    case 'managerial':
      return describe('Practise a talk as a manager with the coach', focusAreaTitle, FOCUSES);
    case 'interview':
      return question === undefined ? 'Practise an interview with the coach' : `Answer “${question}” in an interview`;
  }
}

/** What is not in `known` is in somebody's own words. */
function describe(start: string, what: string | undefined, known: Readonly<Record<string, string>>): string {
  if (what === undefined) return start;
  return Object.hasOwn(known, what) ? known[what]! : `${start}: “${what}”`;
}
