import type { CareerGoal, Challenge, Interest } from '../questions.ts';

/** What follows of a challenge for a goal that it concerns: after "You named ...,". */
export const CONSEQUENCES: Readonly<Record<Challenge, string>> = {
  time: 'so give it a fixed hour before the week fills up',
  procrastination: 'so getting through the first two minutes matters more than the plan',
  focus: 'so one undisturbed stretch a day will do more than many broken ones',
  confidence: 'so begin with something small that shows you can, and the feeling may follow',
  speaking_up: 'so practise saying what you know where it counts',
  presenting: 'so the smallest group you can find is the place to begin',
  interviews: 'so have your stories ready before the invitation comes',
  networking: 'so begin with one short talk a week rather than one large event',
  conflict: 'so the talk you keep putting off may be what holds it up',
  feedback: 'so one honest view from outside saves months of guessing',
  saying_no: 'so the time for it comes from something you turn down',
  delegating: 'so the hours for it lie in work that somebody else could do',
  deciding: 'so a small decision with a date is better than a large one without',
  stress: 'so keep the steps small, and plan rest as you plan work',
  unclear_goal: 'so a first rough sentence will do, and may change each month',
  rejections: 'so look in each answer for one thing you can change',
  skills_gap: 'so learn what is missing on the task that asks for it',
  ai_change: 'so get better at what tools do badly',
};

/** The goals that a challenge has to do with: those of habits and of the self concern any. */
export const CONCERNED_GOALS: Readonly<Record<Challenge, readonly CareerGoal[] | 'any'>> = {
  time: 'any',
  procrastination: 'any',
  focus: 'any',
  confidence: 'any',
  speaking_up: ['promotion', 'lead_people', 'better_pay', 'visibility', 'network', 'return'],
  presenting: ['promotion', 'lead_people', 'own_business', 'visibility'],
  interviews: ['first_job', 'new_job', 'change_field', 'promotion', 'return'],
  networking: ['direction', 'first_job', 'new_job', 'change_field', 'own_business', 'visibility', 'network', 'return'],
  conflict: ['promotion', 'lead_people', 'better_pay', 'balance', 'step_back'],
  feedback: ['first_job', 'change_field', 'promotion', 'lead_people', 'master_craft', 'own_business', 'visibility'],
  saying_no: 'any',
  delegating: ['promotion', 'lead_people', 'own_business', 'balance', 'step_back'],
  deciding: ['direction', 'new_job', 'change_field', 'lead_people', 'own_business', 'step_back'],
  stress: 'any',
  unclear_goal: ['direction', 'first_job', 'new_job', 'change_field', 'own_business', 'return', 'step_back'],
  rejections: ['first_job', 'new_job', 'change_field', 'promotion', 'own_business', 'return'],
  skills_gap: ['first_job', 'new_job', 'change_field', 'promotion', 'lead_people', 'master_craft', 'own_business', 'return'],
  ai_change: ['direction', 'first_job', 'new_job', 'change_field', 'better_pay', 'master_craft', 'own_business', 'return'],
};

type GoalPair = `${CareerGoal}+${Challenge}`;

/** Where a goal and a challenge say more together. */
export const GOAL_PAIRS: Readonly<Partial<Record<GoalPair, string>>> = {
  'lead_people+delegating':
    'You want to lead people and find handing work over hard: it is the same step, so the first thing handed over is the first thing led.',
  'lead_people+conflict':
    'You want to lead people and named conflict: people will watch how you settle the first disagreement, so practise before it counts.',
  'lead_people+feedback':
    'You want to lead people and named feedback: a leader gives it every week, so whenever you give some now, you are already leading.',
  'lead_people+time':
    'You want to lead people and have too little time: leading takes hours, so hand over or drop something of your own first.',
  'promotion+speaking_up':
    'You want a promotion and named speaking up: those who decide mostly hear of work in meetings, so one prepared sentence a week is part of your case.',
  'promotion+confidence':
    'You want a promotion and named confidence: one page of results helps with both, since it convinces whoever decides, and you as well.',
  'promotion+saying_no':
    'You want a promotion and find saying no hard: helping everybody fills the hours in which you could show the next level.',
  'own_business+time':
    'You want a business and have too little time: one customer teaches as much as ten, so the offer can stay small enough for an evening.',
  'own_business+procrastination':
    'You want a business and named putting things off: a date agreed with a customer gets you started where a plan does not.',
  'own_business+confidence': 'You want a business and named confidence: somebody who pays once is better proof than any course.',
  'first_job+interviews':
    'You want a first job and named interviews: something finished gives you a story to tell, so each helps the other.',
  'first_job+rejections':
    'You want a first job and named rejections: note where the answers stop, since no reply and a no after a talk call for different changes.',
  'first_job+skills_gap':
    'You want a first job and named missing skills: openings list wishes, so pick the skill most of them share, and learn it on something you finish.',
  'new_job+interviews':
    'You want a new job and named interviews: talks with people who know your work are interviews without the formality, and count as practice.',
  'new_job+time':
    'You want a new job and have too little time: ten messages to people who know you take less time than three applications, and often go further.',
  'change_field+skills_gap':
    'You want to change field and named missing skills: a real task shows which of them are missing, and it is usually fewer than it seems.',
  'change_field+confidence':
    'You want to change field and named confidence: people who work there see best what you bring along, so let one of them name it.',
  'change_field+ai_change':
    'You want to change field while AI changes the work: look in the new field at what people are still asked for by name.',
  'better_pay+conflict':
    'You want better pay and named conflict: asking with a figure makes for a calm talk, and need not become a quarrel.',
  'better_pay+confidence':
    'You want better pay and named confidence: a figure that others pay speaks for you, so do the sum before the talk.',
  'better_pay+skills_gap':
    'You want better pay and named missing skills: let the openings that pay more say which one skill to learn first.',
  'balance+saying_no':
    'You want balance and find saying no hard: each hour you want back is held by a yes, so begin with the smallest of them.',
  'balance+delegating':
    'You want balance and find handing work over hard: the hours you want are tied up in work that somebody else could learn.',
  'balance+stress': 'You want balance under strain: free some hours first, because the other steps need the strength they give back.',
  'visibility+presenting':
    'You want to be seen and named presenting: three written lines a week get you seen as well, and become the notes for your first talk.',
  'visibility+speaking_up': 'You want to be seen and named speaking up: it is easier to be heard in writing at first, so begin there.',
  'network+networking':
    'You want to know more people and find meeting them hard: keeping up with those you know already is half of it, and the easier half.',
  'network+time':
    'You want to know more people and have too little time: two lines to one person a week is ten minutes, and it is what lasts.',
  'direction+unclear_goal':
    'You look for a direction and call the goal unclear: that is one question seen from two sides, so one trial answers both.',
  'direction+deciding':
    'You look for a direction and named deciding: a trial with an end is a decision that can be undone, so it can be taken this week.',
  'master_craft+focus':
    'You want to master a craft and named focus: the hard part needs one whole hour, so the hour is the first thing to practise.',
  'master_craft+feedback':
    'You want to master a craft and named feedback: asking somebody better is the shortest way, and one question at a time makes it easier.',
  'return+confidence': 'You return and named confidence: it usually comes back with the first task and not before, so choose a small one.',
  'return+ai_change':
    'You return while AI changes the work: those who stayed are learning it too, so the distance is shorter than the time away.',
  'step_back+delegating':
    'You want to step back and find handing work over hard: work without a new owner will call you back, so settle who before when.',
};

type InterestPair = `${Interest}+${Challenge}`;

/** Where what is liked and what is hard lie close together. */
export const INTEREST_PAIRS: Readonly<Partial<Record<InterestPair, string>>> = {
  'leading+delegating': 'You like leading and find handing work over hard: the leading you like begins where you let go of the work.',
  'selling+networking':
    'You like selling and find meeting people hard: bring a question instead of an offer, and you know the rest already.',
  'selling+rejections': 'You like selling and named rejections: in selling a no is a figure to be counted, and it can be here as well.',
  'teaching+presenting': 'You like teaching and find presenting hard: treat the room as one learner, and it becomes work you like.',
  'performing+presenting': 'You like performing and find presenting hard: you know the stage, so what is missing is a text you believe in.',
  'writing+speaking_up': 'You like writing and find speaking up hard: write your sentence down before the meeting, and read it out.',
  'organising+time': 'You like organising and have too little time: others may be getting your best hours, so plan your own week first.',
  'helping+saying_no': 'You like helping and find saying no hard: each no leaves you more time for those you choose to help.',
  'technology+ai_change':
    'You like technology while AI changes the work: you are near the tools, so be the one who tests them for the others.',
  'data+deciding':
    'You like data and named deciding: settle beforehand which figure would be enough, or the next one will always be missing.',
  'science+confidence': 'You like science and named confidence: treat the doubt as a guess, and test it on something small.',
  'design+feedback': 'You like design and named feedback: show drafts early, when a remark costs nothing.',
};
