import { phrases } from '../reading/phrases.ts';

/** Asks for work, or for what leads to it. */
export const JOB_REQUEST = phrases([
  'are|is you|they|your|there ~ hiring|recruiting|vacancies|openings|jobs|vacancy|opening|job',
  'hire|employ me',
  'any|some|an|no ~ jobs|openings|vacancies|positions|opening|vacancy',
  'any|a job|position|role|work|placement at|in|with|for your|you|me',
  'get|find|give|land|offer me|us ~ job|interview|role|position|placement',
  'looking|hunting|searching for ~ job|work|role|position|placement|opportunity|opportunities|something',
  'need|want a|another|some|any ~ job|position|role|work',
  'anything|something open|going in|at your',
  'put|pass|hand ~ in|on ~ word|cv|resume|name',
  'put me forward',
  'my cv|resume',
  'refer|recommend me',
  'speak|talk to your|the boss|manager|hr about me',
  'good word',
  'who|whom ~ hiring',
]);
