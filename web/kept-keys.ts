/*
 * All that is kept in a browser, by name. A name that ends with a colon is the beginning of names that go on with the id of
 * whose it is. `kept-keys.test.ts` finds what is not listed.
 */

/** A learner's: goes when they sign out, and when somebody else signs in, whose name it does not hold. */
export const OF_LEARNER = [
  ...['ai_user_profile', 'ai_assessment_results', 'cairn_assessment:'],
  ...['cairn_coach_begun:', 'cairn_coach_held:', 'cairn_coach_set_up:', 'cairn_goal_recalled:', 'cairn_records:'],
  ...['cairn_iq_hidden:', 'cairn_iq_item', 'cairn_note_draft:'],
  ...['cairn_player', 'cairn_player_queue', 'cairn_player_outbox', 'cairn_voice'],
] as const;

/** Unit ids and seconds that the server has not confirmed, each under its learner's id: they wait for that learner. */
export const WAITING = ['cairn_player_outbox:', 'cairn_player_outbox_learners'] as const;

/** Who is here, and whose the rest is. */
export const WHO = { user: 'cairn_user', keptFor: 'cairn_kept_for' } as const;

/** The device's, whoever sits at it: how it looks and behaves. */
export const OF_DEVICE = [
  ...['cairn_appearance', 'cairn_chat', 'cairn_next_lesson', 'cairn_note_pause', 'cairn_sidebar', 'cairn_skill_view'],
  ...['cairn_tab', 'cairn_transcript_size'],
  // Of the router: how far pages were scrolled, and which build they are of.
  ...['react-router-scroll-positions', 'react-router-manifest-version'],
] as const;

const isNamed = (key: string, name: string): boolean => (name.endsWith(':') ? key.startsWith(name) : key === name);

/** Whether a key is one of these names, or begins with one that ends with a colon. */
export const isListed = (key: string, names: readonly string[]): boolean => names.some((name) => isNamed(key, name));

/** Whether a learner's own id stands in a key. */
export const isNamedFor = (key: string, learnerId: string): boolean =>
  OF_LEARNER.some((name) => name.endsWith(':') && `${key}:`.startsWith(`${name}${learnerId}:`));
