import { profileInWords } from '#core/assessment/profile-words.ts';
import type { UserProfile } from '#core/coach/conversation/context.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Api } from '#web/api/client.ts';

/** What a mode's beginning shows: what writes the replies, a conversation of the mode that a new one would end, the goal it is for, and the learner's profile. */
export async function loadSetUp(api: Api, mode: CoachMode, goalId: string | null) {
  const [status, latest, goal, profile] = await Promise.all([
    api.getCoach(),
    api.listConversations({ type: mode, limit: MOST_LATEST }),
    // One that was deleted is no reason not to practise.
    goalId === null ? null : api.getGoal(goalId).catch(() => null),
    mode === 'career' ? loadProfile(api) : null,
  ]);
  const entry = latest.items.find(({ isActive }) => isActive);
  const running: Conversation | null = entry ? await api.getConversation(entry.id).catch(() => null) : null;
  return { status, running, goal, profile };
}

const MOST_LATEST = 12;

/** As the newest assessment or the newest career talk has it, whichever was begun later; null before either. */
async function loadProfile(api: Api): Promise<UserProfile | null> {
  const [assessment, talks] = await Promise.all([api.getLatestAssessment(), api.listConversations({ type: 'career', limit: MOST_LATEST })]);
  // One that goes on from another has its profile of that.
  const talk = talks.items.filter(({ continuedFrom }) => continuedFrom === null).find(({ context }) => context.userProfile !== undefined);
  if (assessment && !(talk && talk.createdAt > assessment.createdAt)) return profileInWords(assessment.profile);
  return talk?.context.userProfile ?? null;
}
