const I_AM =
  "i am|i'm|im|i have always been|i've always been|i consider myself|i see myself as|i would describe myself as|i'd describe myself as|people (?:say|tell me) (?:that )?i(?:'m| am)|i'm known|i am known|known for my|as an?|being an?";
const BETWEEN = '(?:very|really|truly|highly|extremely|quite|always|such|the|a|an|for|on|as|kind of)';
const PRAISE =
  'natural|born|strong|great|good|excellent|hard[- ]?work\\w*|passionate|dedicated|committed|motivated|self-motivated|driven|organi[sz]ed|team player|people person|perfectionist|quick learner|fast learner|problem solver|leader|communicator|reliable|resilient|adaptable|flexible|proactive|results[- ]\\w+|detail[- ]\\w+|creative|calm person|positive|confident|person who|someone who|type of person';
const I_DO = 'i (?:pride myself|thrive|excel|always give|strongly believe|firmly believe|truly believe|am passionate)';
const MY_SKILL = 'my (?:strong|excellent|exceptional|natural|proven|greatest|biggest|key) (?:\\w+ )?(?:skills?|abilit(?:y|ies)|strengths?)';

/** What speakers say that they are. */
export const SELF_PRAISE = new RegExp(`\\b(?:(?:${I_AM}) (?:${BETWEEN} ){0,3}(?:${PRAISE})|${I_DO}|${MY_SKILL})\\b`, 'gi');

/** What is said of all days, or of everybody. */
export const WHOLE_TRUTHS =
  /\b(?:always|usually|generally|in general|typically|normally|often|every time|every day|whenever|as a rule|tend to|it is (?:important|essential|crucial|vital|key)|it's (?:important|essential|crucial|vital|key) (?:to|that)|is (?:key|crucial|essential|vital|paramount)|at the end of the day|in any (?:situation|team|job)|one (?:must|should|has to)|people (?:should|need)|you (?:have to|need to|should|must)|i believe (?:that )?|in today's|in my opinion)\b/gi;
