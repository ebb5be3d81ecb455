import type { Mutants } from './mutant.ts';

const PRESENT_TALK = 'server/features/coach/present.ts';
const CONTEXT = 'core/coach/conversation/context.ts';
const PLAN = 'server/features/assessments/to-stored-plan.ts';
const MAKE = 'core/assessment/plan/make-plan.ts';
const RESULT = 'core/iq/report/make-result.ts';
const TEXTS = 'core/iq/wording/write-texts.ts';
const DOMAINS = 'core/iq/wording/domain-words.ts';
const EPISODE = 'server/catalogue/present.ts';
const BRAND = 'server/brand/parse-brand.ts';
const PLAYER = 'core/player/player-state.ts';

/** Section 3 of the specification. */
export const ENTITIES: Mutants = {
  '3.conversation.id': [PRESENT_TALK, '    id,\n    userId,', "    id: '',\n    userId,"],
  '3.conversation.userId': [PRESENT_TALK, '    userId,\n    type,', "    userId: '' as typeof userId,\n    type,"],
  '3.conversation.type': [PRESENT_TALK, '    type,\n    title,', "    type: 'career' as const,\n    title,"],
  '3.conversation.messages': [
    PRESENT_TALK,
    'pathTo(row.currentMessageId, messages).map(',
    'pathTo(row.currentMessageId, messages).slice(1).map(',
  ],
  '3.conversation.context': [PRESENT_TALK, 'ConversationContext.parse(JSON.parse(context))', 'ConversationContext.parse({})'],
  '3.conversation.createdAt': [PRESENT_TALK, 'createdAt: toIso(createdAt)', 'createdAt: toIso(updatedAt)'],
  '3.conversation.updatedAt': [PRESENT_TALK, 'updatedAt: toIso(updatedAt)', 'updatedAt: toIso(createdAt)'],
  '3.conversation.isActive': [PRESENT_TALK, 'isActive: isActive === 1', 'isActive: isActive !== 1'],
  '3.message.id': [PRESENT_TALK, '    id,\n    role,', '    id: `${id} `,\n    role,'],
  '3.message.role': [PRESENT_TALK, '    role,\n    content,', "    role: 'user',\n    content,"],
  '3.message.content': [PRESENT_TALK, '    content,\n    timestamp', "    content: '',\n    timestamp"],
  '3.message.timestamp': [PRESENT_TALK, 'timestamp: toIso(createdAt),\n    state', 'timestamp: toIso(0),\n    state'],
  '3.context.userProfile': [
    CONTEXT,
    'userProfile: UserProfile.optional()',
    'userProfile: UserProfile.optional().transform(() => undefined)',
  ],
  '3.context.personalityType': [
    CONTEXT,
    'personalityType: line(60).optional()',
    'personalityType: line(60).optional().transform(() => undefined)',
  ],
  '3.context.networkingScenario': [
    CONTEXT,
    'networkingScenario: line(600).optional()',
    'networkingScenario: line(600).optional().transform(() => undefined)',
  ],
  '3.context.targetRole': [CONTEXT, 'targetRole: line(120).optional()', 'targetRole: line(120).optional().transform(() => undefined)'],
  '3.context.interviewType': [
    CONTEXT,
    'z.enum(INTERVIEW_TYPES)).optional()',
    'z.enum(INTERVIEW_TYPES)).optional().transform(() => undefined)',
  ],
  '3.context.interviewDifficulty': [
    CONTEXT,
    'interviewDifficulty: z.enum(DIFFICULTIES).optional()',
    'interviewDifficulty: z.enum(DIFFICULTIES).optional().transform(() => undefined)',
  ],
  '3.context.managementFocus': [
    CONTEXT,
    'managementFocus: line(300).optional()',
    'managementFocus: line(300).optional().transform(() => undefined)',
  ],
  '3.context.focusAreaTitle': [
    CONTEXT,
    'focusAreaTitle: line(120).optional()',
    'focusAreaTitle: line(120).optional().transform(() => undefined)',
  ],
  '3.context.focusTopics': [
    CONTEXT,
    'z.array(line(120)).max(20).optional()',
    'z.array(line(120)).max(20).optional().transform(() => undefined)',
  ],
  '3.context.currentStep': [CONTEXT, 'max(1000)]).optional()', 'max(1000)]).optional().transform(() => undefined)'],
  '3.profile.careerLevel': [
    CONTEXT,
    'careerLevel: z.enum(CAREER_LEVELS).optional()',
    'careerLevel: z.enum(CAREER_LEVELS).optional().transform(() => undefined)',
  ],
  '3.profile.interests': [CONTEXT, 'interests: lines.optional()', 'interests: lines.optional().transform(() => [])'],
  '3.profile.goals': [CONTEXT, 'goals: lines.optional()', 'goals: lines.optional().transform(() => [])'],
  '3.profile.challenges': [CONTEXT, 'challenges: lines.optional()', 'challenges: lines.optional().transform(() => [])'],
  '3.profile.timeframe': [CONTEXT, 'timeframe: line(60).optional()', 'timeframe: line(60).optional().transform(() => undefined)'],

  '3.answer.questionId': [
    'core/assessment/questions.ts',
    "['career_level', 'interests', 'goals', 'challenges', 'timeframe']",
    "['career_level', 'interests', 'goals', 'timeframe', 'challenges']",
  ],
  '3.answer.answer': [
    'core/assessment/answers.ts',
    "z.literal('career_level'), answer: oneOf('career level', CAREER_LEVELS)",
    "z.literal('career_level'), answer: z.any()",
  ],
  '3.assessment.profile': [
    'server/features/assessments/present.ts',
    'profile: StoredProfile.parse(JSON.parse(profile))',
    'profile: { ...StoredProfile.parse(JSON.parse(profile)), interests: [] }',
  ],
  '3.assessment.strengths': [PLAN, 'strengths: textsOf(strengths),', "strengths: textsOf(strengths).map(() => ''),"],
  '3.assessment.developmentAreas': [
    PLAN,
    'developmentAreas: textsOf(developmentAreas),',
    "developmentAreas: textsOf(developmentAreas).map(() => ''),",
  ],
  '3.assessment.recommendedPath': [PLAN, "recommendedPath: textsOf(recommendedPath).join(' '),", "recommendedPath: ' ',"],
  '3.assessment.actionPlan': [
    'server/features/assessments/present.ts',
    'attachWorks(house, await readOpens(house, row.userId), actionPlan)',
    'attachWorks(house, await readOpens(house, row.userId), actionPlan.slice(1))',
  ],
  '3.assessment.nextSteps': [PLAN, 'nextSteps: textsOf(nextSteps),', 'nextSteps: [],'],
  '3.assessment.aiInsight': [PLAN, "aiInsight: textsOf(insight).join(' '),", "aiInsight: '',"],
  '3.action.priority': [MAKE, "['high', 'medium', 'medium']", "['medium', 'high', 'medium']"],
  '3.action.action': [
    'server/features/assessments/to-stored-plan.ts',
    'actionPlan: actions,',
    "actionPlan: actions.map((one) => ({ ...one, action: '' })),",
  ],
  '3.action.timeline': [MAKE, '/ 2 ? 0 : 1]', '/ 2 ? 1 : 0]'],
  '3.action.resources': [
    'server/catalogue/attach-works.ts',
    'resources: [...own.map(({ title }) => title), describePractice(action.practice)]',
    "resources: ['']",
  ],
  '3.action.category': [MAKE, "category: CATEGORIES[action.skill] ?? 'skill_development',", "category: 'education',"],

  '3.iq-input.iqScore': [RESULT, '    iqScore,\n    interval: rangeOf', '    iqScore: 100,\n    interval: rangeOf'],
  '3.iq-input.percentile': [RESULT, 'percentile: percentileOf(scaled.mean),', 'percentile: 50,'],
  '3.iq-input.responses': [RESULT, 'responses: scored.map(', 'responses: scored.slice(1).map('],
  '3.iq-input.questions': [RESULT, 'questions: scored.map(', 'questions: scored.slice(1).map('],
  '3.iq-input.domainScores': [RESULT, 'posterior.domains.map((domain) => [domain,', 'posterior.domains.slice(1).map((domain) => [domain,'],
  '3.iq-input.timeAnalysis': [RESULT, 'timeAnalysis: analyseTime(scored,', 'timeAnalysis: analyseTime([],'],
  '3.iq-user.info': ['core/iq/sitting/sitting.ts', 'SittingInput = z.strictObject(', 'SittingInput = z.object('],
  '3.iq-response.questionId': [RESULT, 'questionId: itemId,', "questionId: '',"],
  '3.iq-response.isCorrect': [RESULT, "isCorrect: outcome === 'right'", 'isCorrect: true'],
  '3.iq-response.timeSpent': [RESULT, 'timeSpent: timeSpentSec', 'timeSpent: timeSpentSec * 1000'],
  '3.iq-question.id': [RESULT, '({ id: itemId, category', "({ id: '', category"],
  '3.iq-question.category': [RESULT, 'category: domain, difficulty', "category: 'logical' as const, difficulty"],
  '3.iq-question.difficulty': [RESULT, 'difficulty: level })', 'difficulty: 3 })'],
  '3.iq-domain.logical': [
    RESULT,
    'const answered = answeredOf(scored, domain);',
    "const answered = answeredOf(scored, domain === 'logical' ? 'verbal' : domain);",
  ],
  '3.iq-domain.pattern': [
    RESULT,
    'const scaled = toScale(posterior.domain(domain));',
    "if (domain === 'pattern') return null;\n  const scaled = toScale(posterior.domain(domain));",
  ],
  '3.iq-domain.spatial': [
    RESULT,
    'const scaled = toScale(posterior.domain(domain));',
    "if (domain === 'spatial') return null;\n  const scaled = toScale(posterior.domain(domain));",
  ],
  '3.iq-domain.numerical': [
    RESULT,
    'const scaled = toScale(posterior.domain(domain));',
    "if (domain === 'numerical') return null;\n  const scaled = toScale(posterior.domain(domain));",
  ],
  '3.iq-domain.verbal': [
    RESULT,
    'const scaled = toScale(posterior.domain(domain));',
    "if (domain === 'verbal') return null;\n  const scaled = toScale(posterior.domain(domain));",
  ],
  '3.iq-time.averageTimePerQuestion': [
    'core/iq/report/time-analysis.ts',
    'averageTimePerQuestion: toTenth(mean(times))',
    'averageTimePerQuestion: null',
  ],
  '3.iq-time.timeEfficiencyScore': [
    'core/iq/report/time-analysis.ts',
    '...averages, timeEfficiencyScore: null,',
    '...averages, timeEfficiencyScore: 50,',
  ],
  '3.iq-time.speedVsAccuracyBalance': [
    'core/iq/report/time-analysis.ts',
    'timeEfficiencyScore: null, speedVsAccuracyBalance: null',
    "timeEfficiencyScore: null, speedVsAccuracyBalance: 'similar' as const",
  ],
  '3.iq-analysis.personalizedInsight': [TEXTS, 'personalizedInsight: [tellScore(result),', "personalizedInsight: ['',"],
  '3.iq-analysis.cognitiveStrengths': [
    TEXTS,
    "cognitiveStrengths: tellStanding(result, 'above')",
    "cognitiveStrengths: tellStanding(result, 'below')",
  ],
  '3.iq-analysis.developmentAreas': [TEXTS, "developmentAreas: tellStanding(result, 'below')", "developmentAreas: ['']"],
  '3.iq-analysis.careerRecommendations': [
    TEXTS,
    'careerRecommendations: CAREER',
    "careerRecommendations: ['This result does not tell which work suits you.']",
  ],
  '3.iq-analysis.learningStyleAnalysis': [
    TEXTS,
    'learningStyleAnalysis: LEARNING_METHODS',
    "learningStyleAnalysis: 'There is no good evidence for styles of learning.'",
  ],
  '3.iq-analysis.improvementStrategies': [TEXTS, 'improvementStrategies: listStrategies(result)', "improvementStrategies: ['', '', '']"],
  '3.iq-analysis.motivationalMessage': [TEXTS, 'motivationalMessage: tellSitting(result)', "motivationalMessage: ''"],
  '3.iq-analysis.detailedBreakdown': ['core/iq/analysis/analysis.ts', '  verbalIntelligence: z.string(),\n', ''],
  '3.iq-analysis.nextSteps': [TEXTS, 'nextSteps: listNextSteps(result)', "nextSteps: ['', '']"],
  '3.iq-breakdown.logicalReasoning': [DOMAINS, "field: 'logicalReasoning'", "field: 'patternRecognition'"],
  '3.iq-breakdown.patternRecognition': [DOMAINS, "field: 'patternRecognition'", "field: 'spatialIntelligence'"],
  '3.iq-breakdown.spatialIntelligence': [DOMAINS, "field: 'spatialIntelligence'", "field: 'numericalReasoning'"],
  '3.iq-breakdown.numericalReasoning': [DOMAINS, "field: 'numericalReasoning'", "field: 'verbalIntelligence'"],
  '3.iq-breakdown.verbalIntelligence': [DOMAINS, "field: 'verbalIntelligence'", "field: 'logicalReasoning'"],

  '3.episode.id': [
    EPISODE,
    '    id: unit.id,\n    title: unit.title,\n    podcast_name',
    '    id: `${unit.id} `,\n    title: unit.title,\n    podcast_name',
  ],
  '3.episode.title': [EPISODE, '    title: unit.title,\n    podcast_name', "    title: '',\n    podcast_name"],
  '3.episode.podcast_name': [
    EPISODE,
    'podcast_name: item.title,\n    duration: unit.durationSec',
    "podcast_name: '',\n    duration: unit.durationSec",
  ],
  '3.episode.duration': [
    EPISODE,
    'duration: unit.durationSec,\n    ...presentCover(item, unit),\n    description',
    'duration: 0,\n    ...presentCover(item, unit),\n    description',
  ],
  '3.episode.thumbnail_url': [
    'server/catalogue/present-cover.ts',
    'thumbnail_url: `/covers/${item.kind}/${coverSeed}.svg`',
    "thumbnail_url: ''",
  ],
  '3.episode.video_url': [EPISODE, "video_url: unit.kind === 'video' ? url : null", 'video_url: null'],
  '3.episode.description': [EPISODE, 'description: unit.description,', "description: '',"],
  '3.speech.id': [EPISODE, 'speechUrl: `/api/episodes/${id}/speech`', 'speechUrl: null'],
  '3.player.queue': [
    'core/player/queue.ts',
    "case 'play-items':\n      return playItems(queue, action.items,",
    "case 'play-items':\n      return playItems(queue, action.items.slice(0, 2),",
  ],
  '3.player.currentQueueIndex': ['core/player/queue.ts', 'action.startIndex ?? 0', '0'],
  '3.player.shuffle': ['core/player/control/queue-decisions.ts', "type: 'toggle-shuffle'", "type: 'next'"],
  '3.player.repeatMode': ['core/player/queue-state.ts', "repeatMode: 'off',\n", "repeatMode: 'all',\n"],
  '3.player.isPlaying': [PLAYER, "playback.status === 'playing' ||", 'false ||'],
  '3.player.currentTime': ['core/player/playback-state.ts', 'positionSec: 0,', 'positionSec: 1,'],
  '3.player.volume': ['core/player/playback-state.ts', 'volume: 1,', 'volume: 0.5,'],
  '3.player.isMuted': ['core/player/playback-state.ts', 'isMuted: false,', 'isMuted: true,'],
  '3.player.isVideo': [PLAYER, 'episode !== null && findMedia(episode)?.isVideo === true', 'false'],
  '3.player.position': ['core/player/video/video-frame.ts', 'left: frame.left + dx, top', 'left: frame.left, top'],
  '3.player.size': ['core/player/video/video-frame.ts', 'const LARGE = { width: 600', 'const LARGE = { width: 640'],

  '3.brand.name': [BRAND, 'name: f.name ??', "name: f.name && '' ||"],
  '3.brand.logo_url': [BRAND, 'logo_url: f.logo_url ?? null', 'logo_url: null'],
  '3.brand.theme': [BRAND, 'const theme = look.theme ?? look.theme_name ??', 'const theme = look.theme ??'],
  '3.brand.theme_name': [BRAND, 'theme_name: look.theme_name ?? theme', "theme_name: ''"],
  '3.brand.support_email': [BRAND, 'support_email: f.support_email ??', 'support_email:'],
  '3.brand.phone': [BRAND, 'phone: f.phone ?? null', 'phone: null'],
  '3.brand.address': [BRAND, 'address: f.address ?? null', 'address: null'],
  '3.brand.website_url': [BRAND, 'website_url: f.website_url ?? null', 'website_url: null'],
  '3.brand.zendesk_key': [BRAND, 'zendesk_key: f.zendesk_key ?? null', 'zendesk_key: null'],
  '3.brand.settings': [BRAND, 'settings: f.settings ?? []', 'settings: []'],
  '3.brand-setting.business_hours': ['core/brand/find-setting.ts', 'key === ', 'key !== '],
  '3.storage.ai_user_profile': ['core/coach/set-up/user-profile.ts', "'ai_user_profile'", "'ai_profile'"],
};
