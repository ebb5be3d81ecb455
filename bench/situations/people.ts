import type { CareerGoal, CareerLevel, Challenge, Interest } from '#core/assessment/questions.ts';

/** Somebody who might answer: nobody did. The author is that of the code. */
export interface Person {
  readonly careerLevel: CareerLevel;
  readonly interests: readonly Interest[];
  readonly goals: readonly CareerGoal[];
  readonly challenges: readonly Challenge[];
  /** What they would say yes to, of what is shown. */
  readonly yes: readonly string[];
}

const person = (
  careerLevel: CareerLevel,
  interests: readonly Interest[],
  goals: readonly CareerGoal[],
  challenges: readonly Challenge[],
  ...yes: readonly string[]
): Person => ({ careerLevel, interests, goals, challenges, yes });

/** Sixty, as varied as people are: some in the same knot, some in two, some who say yes to nothing. */
export const PEOPLE: readonly Person[] = [
  person('entry', ['building'], ['first_job'], ['interviews', 'confidence'], 'first-job-no-experience'),
  person('entry', ['data'], ['first_job', 'direction'], ['rejections'], 'many-rejections'),
  person('entry', ['helping'], ['new_job'], ['stress', 'time'], 'leaving-nights'),
  person('entry', ['selling'], ['better_pay'], ['speaking_up'], 'agency-work-wanting-permanent'),
  person('entry', ['technology'], ['change_field'], ['skills_gap'], 'change-field-into-tech'),
  person('entry', ['design'], ['direction'], ['unclear_goal'], 'no-idea-what-i-want'),
  person('entry', ['writing'], ['direction'], ['unclear_goal', 'deciding'], 'too-many-interests'),
  person('entry', ['health'], ['first_job'], ['skills_gap'], 'foreign-diploma'),
  person('entry', [], ['new_job'], ['confidence'], 'second-language-at-work'),
  person('entry', ['building', 'nature'], ['master_craft'], ['deciding'], 'apprenticeship-later-in-life'),
  person('entry', ['science'], ['first_job'], ['rejections', 'interviews'], 'degree-no-use'),
  person('entry', ['organising'], [], ['procrastination'], 'putting-off-the-big-thing'),
  person('entry', ['money'], ['better_pay'], ['stress'], 'money-gone-before-payday'),
  person('entry', [], ['new_job'], ['conflict'], 'wrong-job-after-three-months'),
  person('entry', ['teaching'], ['first_job'], ['interviews'], 'interview-nerves'),
  person('entry', ['law'], [], ['feedback', 'confidence'], 'probation-going-badly'),
  person('entry', ['technology', 'data'], ['master_craft'], ['time'], 'studying-beside-work', 'exam-failed'),
  person('entry', ['performing'], ['direction'], ['focus']),
  person('mid', ['data'], ['promotion'], ['speaking_up'], 'meetings-where-nobody-hears-you'),
  person('mid', ['organising'], ['promotion'], ['feedback'], 'passed-over'),
  person('mid', ['helping'], ['balance'], ['stress'], 'burnt-out'),
  person('mid', ['teaching'], ['change_field', 'balance'], ['stress'], 'end-of-tether-teacher-or-nurse'),
  person('mid', ['health'], ['balance'], ['stress', 'time'], 'end-of-tether-teacher-or-nurse', 'cannot-say-no'),
  person('mid', ['building'], ['change_field'], ['deciding'], 'trade-after-office'),
  person('mid', ['technology'], ['change_field'], ['stress'], 'out-of-tech'),
  person('mid', ['writing'], [], ['ai_change'], 'ai-taking-over-my-tasks'),
  person('mid', ['money'], ['better_pay'], ['speaking_up'], 'asking-for-a-raise'),
  person('mid', ['selling'], ['better_pay'], ['confidence'], 'pay-below-colleagues'),
  person('mid', ['design'], ['own_business'], ['networking'], 'freelancer-no-clients'),
  person('mid', ['design', 'selling'], ['own_business'], ['speaking_up'], 'clients-who-do-not-pay'),
  person('mid', ['building'], ['own_business'], ['time'], 'side-work-growing'),
  person('mid', ['helping'], ['return'], ['confidence'], 'returning-after-care'),
  person('mid', ['health'], ['return'], ['stress'], 'returning-after-illness'),
  person('mid', ['organising'], ['new_job'], ['deciding'], 'job-offer-two-to-choose-from'),
  person('mid', ['organising'], ['new_job'], ['deciding'], 'counter-offer-from-present-boss'),
  person('mid', [], ['balance'], ['time'], 'parent-with-no-hours'),
  person('mid', [], ['balance'], ['time'], 'commute-eating-the-day'),
  person('mid', ['data'], [], ['focus'], 'cannot-concentrate'),
  person('mid', ['data'], ['visibility'], ['speaking_up', 'conflict'], 'colleague-takes-credit'),
  person('mid', ['technology'], [], ['conflict'], 'conflict-with-one-colleague'),
  person('mid', ['leading'], ['lead_people'], ['feedback', 'conflict'], 'new-manager-of-former-peers'),
  person('mid', ['leading'], ['lead_people'], ['delegating', 'time'], 'delegating-that-comes-back'),
  person('mid', ['teaching'], ['visibility'], ['presenting'], 'presenting-terror'),
  person('mid', ['law'], ['new_job'], ['conflict', 'stress'], 'bullying-boss'),
  person('mid', ['science'], ['direction'], ['unclear_goal'], 'bored-and-safe'),
  person('mid', ['nature'], ['new_job'], ['rejections'], 'laid-off-suddenly'),
  person('mid', ['money'], ['new_job'], ['interviews'], 'salary-question-in-interviews', 'interview-after-interview-no-offer'),
  person('mid', [], [], ['saying_no', 'time'], 'drowning-in-work', 'cannot-say-no'),
  person('mid', ['data', 'science'], ['network'], ['networking']),
  person('mid', ['selling'], ['new_job'], ['time', 'stress'], 'contract-ends-soon'),
  person('senior', ['technology'], ['master_craft'], ['deciding'], 'expert-not-manager'),
  person('senior', ['leading'], ['step_back'], ['stress'], 'step-back-from-leading'),
  person('senior', ['leading'], ['lead_people'], ['feedback'], 'having-to-give-hard-feedback'),
  person('senior', ['leading', 'organising'], ['lead_people'], ['conflict'], 'team-that-does-not-talk'),
  person('senior', ['organising'], ['new_job'], ['rejections'], 'laid-off-late', 'too-old-they-say'),
  person('senior', ['building'], ['change_field'], ['stress'], 'physical-job-body-wearing-out'),
  person('senior', ['leading'], ['lead_people'], ['time', 'delegating'], 'leading-remotely'),
  person('senior', ['money'], ['own_business'], ['deciding'], 'own-business-doubts-after-a-year'),
  person('executive', ['leading'], ['balance'], ['delegating', 'time'], 'change-from-above-you-must-sell'),
  person('executive', ['leading', 'money'], ['lead_people'], ['conflict'], 'first-firing-or-redundancy-talk'),
];
