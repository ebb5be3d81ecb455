import type { SkillId } from './skill-ids.ts';

/**
 * What people type when they look for a skill, besides its name; parted by commas. A phrase takes its words with it:
 * `machine learning` is not `learning`. A word that means other things as often is left out.
 */
export const SKILL_ALIASES: Readonly<Record<SkillId, string>> = {
  'active-listening': 'listening, listening skills, listen better, listening back, better listener, empathy, empathetic, paraphrasing',
  'asking-questions':
    'ask questions, ask better questions, asking better questions, good questions, open questions, curiosity, informational interview, informational interviews',
  'giving-feedback':
    'give feedback, feedback, constructive criticism, criticism, criticise, criticize, praise, appreciation, performance review, performance reviews, appraisal, appraisals',
  'receiving-feedback':
    'receive feedback, take feedback, taking feedback, ask for feedback, asking for feedback, feedback, being criticised, being criticized, taking criticism, self awareness, growth mindset',
  'handling-conflict':
    'conflict, conflicts, conflict resolution, difficult conversation, difficult conversations, difficult people, difficult colleague, difficult boss, hard conversation, hard conversations, harder conversation, crucial conversations, disagreement, disagreements, quarrel, argument at work, mediation, de escalation, confrontation',
  negotiating:
    'negotiation, negotiations, negotiate, salary, pay rise, pay raise, ask for a raise, asking for a raise, raise at work, saying no, say no, boundaries, setting boundaries, assertiveness, assertive, bargaining, persuasion, influencing, influence',
  'building-contacts':
    'networking, contacts, professional network, linkedin, small talk, meeting people, meet people, relationships at work, referral, referrals, mentor, mentors, finding a mentor, social skills, shyness, redundancy, laid off, unemployed, unemployment',
  'telling-your-story':
    'storytelling, tell your story, tell me about yourself, interview, interviews, interviewing, job interview, job interviews, interview questions, interview preparation, star method, behavioural interview, behavioral interview, elevator pitch, personal brand, personal branding, cv, resume, curriculum vitae, cover letter, cover letters, job application, job applications, job search, job hunting, promotion, redundancy',
  presenting:
    'presentation, presentations, presentation skills, public speaking, speaking in public, speech, speeches, speak up, speaking up, stage fright, fear of speaking, pitching, slides, powerpoint, facilitation of groups',
  'writing-clearly':
    'writing, write better, business writing, clear writing, plain language, plain english, email, emails, writing emails, reports, written communication, copywriting',
  'leading-a-talk':
    'meeting, meetings, running meetings, one on one, one on ones, one to one, one to ones, 1 on 1, 1:1, 1:1s, 1to1, 121, facilitation, facilitating, moderating, grow model, leadership, people management, managing people, management, team lead, first time manager, new manager',
  delegating:
    'delegation, delegate, delegate work, delegating tasks, handover, handovers, hand over, handing over, micromanagement, micromanaging, letting go of control, empowerment, leadership, people management, managing people, management, team lead, first time manager, new manager',
  'leading-change':
    'change management, managing change, lead change, organisational change, organizational change, transformation, reorganisation, reorganization, restructuring, leadership, leading without authority, buy in',
  deciding:
    'decision, decisions, decision making, making decisions, decide, choices, judgement, judgment, indecision, overthinking, prioritising, prioritizing, prioritisation, prioritization, priorities, trade offs, cognitive bias, biases',
  'solving-problems':
    'problem solving, solve problems, solving a problem, critical thinking, root cause, root cause analysis, troubleshooting, analytical thinking, analysis, logical thinking, creativity, first principles, case interview, case interviews',
  estimating:
    'estimate, estimates, estimation, forecast, forecasts, forecasting, prediction, predictions, probability, probabilities, calibration, uncertainty, guesstimate, fermi',
  'choosing-a-direction':
    'career, careers, career change, changing careers, career planning, career path, career choice, change jobs, changing jobs, new job, calling, purpose, ikigai, quit my job, quitting, redundancy, laid off, unemployed, unemployment, strengths, values, holland codes, job crafting, sabbatical, midlife crisis',
  'setting-goals': 'goal, goals, goal setting, set goals, smart goals, okr, okrs, objectives, ambition, motivation, new year resolutions',
  'planning-the-week':
    'time management, planning, weekly planning, weekly review, plan my week, plan your week, scheduling, schedule, calendar, time blocking, to do list, to do lists, todo list, productivity, organisation skills, getting organised, getting organized, deadline, deadlines, workload, overload, work life balance',
  'keeping-attention':
    'attention, focus, concentration, concentrate, distraction, distractions, distracted, deep work, flow state, procrastination, procrastinate, procrastinating, phone addiction, social media, multitasking, interruptions, adhd, mindfulness',
  learning:
    'study, studying, study skills, learning to learn, learn faster, learning styles, memory, remember, remembering, memorise, memorize, recall, revision, exam, exams, spaced repetition, flashcards, retention, reading skills, note taking, taking notes, upskilling, reskilling',
  'building-habits':
    'habit, habits, routine, routines, morning routine, discipline, self discipline, willpower, consistency, bad habits, breaking habits, procrastination, procrastinate, procrastinating, exercise, atomic habits, self control',
  'managing-stress':
    'stress, stressed, burnout, burn out, burned out, burnt out, anxiety, anxious, worry, worries, worrying, overwhelm, overwhelmed, exhausted, exhaustion, fatigue, tired, sleep, sleeping, insomnia, rest, relax, relaxation, calm, breathing, meditation, mindfulness, resilience, wellbeing, well being, mental health, nervous, nerves, nervousness, panic, self care, work life balance',
  'money-basics':
    'money, budget, budgets, budgeting, personal finance, finance, finances, financial literacy, debt, debts, loan, loans, mortgage, mortgages, saving money, savings, pension, pensions, retirement, investing, investment, investments, compound interest, interest rate, interest rates, inflation, insurance, scam, scams, credit card, credit cards',
  'working-with-ai':
    'ai, artificial intelligence, ai tools, generative ai, chatgpt, gpt, copilot, llm, llms, large language model, large language models, prompt engineering, prompting, machine learning, deep learning, chatbot, chatbots, automation',
};
