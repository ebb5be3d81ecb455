import type { Mutants } from './mutant.ts';

const ACCESS = 'core/account/access.ts';
const HANDLERS = 'web/features/player/queue/use-row-handlers.ts';
const QUEUE = 'web/features/player/queue/queue-footer.tsx';
const WIDE_ROW = 'web/features/player/queue/wide-row.tsx';
const FRAME = 'core/player/video/video-frame.ts';
const VIDEO = 'web/features/player/video/video-window.tsx';
const FILM_PAGE = 'web/features/player/film-page.ts';
const SENDING = 'web/features/assessment/questions/making-plan.tsx';

/** What only journeys in a browser hold: each takes a build. */
export const JOURNEYS: Mutants = {
  '1.audience.visitors': [ACCESS, "if (includes(SIGNED_OUT_ONLY, page)) return { to: 'page' };", ''],
  '1.audience.learners': [
    ACCESS,
    "? { to: 'page' } : { to: 'redirect', location: alias",
    "? { to: 'redirect', location: '/about', wanted: false } : { to: 'redirect', location: alias",
  ],
  '1.learner.player': ['web/shell/app-layout.tsx', '        <PlayerBar />\n', ''],
  '1.learner.profile': [ACCESS, "'/settings': '/profile'", "'/settings': '/profile', '/profile': '/info'"],
  '2.sidebar.collapse': ['web/shell/use-sidebar.ts', "isCollapsed ? 'open' : 'collapsed'", "'open'"],
  '2.sidebar.slide': ['web/shell/mobile-menu.tsx', 'open={open}', 'open={false}'],
  '2.queue.count': ['core/player/rows/row-text.ts', "`${count} ${count === 1 ? 'episode' : 'episodes'}`", '`${count}`'],
  '2.queue.shuffle': [QUEUE, 'onClick={toggleShuffle}', 'onClick={() => undefined}'],
  '2.queue.repeat': [QUEUE, '            cycleRepeat();\n', ''],
  '2.queue.clear': [QUEUE, 'onClick={clearQueue}', 'onClick={() => undefined}'],
  '2.queue.play': [HANDLERS, 'toggle() : playIndex(index)', 'toggle() : undefined'],
  '2.queue.up': [HANDLERS, 'return move(index, index - 1,', 'return move(index, index,'],
  '2.queue.down': [HANDLERS, 'return move(index, index + 1,', 'return move(index, index,'],
  '2.queue.remove': [HANDLERS, '          removeFromQueue(index);\n', ''],
  '2.queue.now': [WIDE_ROW, 'Now Playing', 'Now'],
  '2.queue.empty': ['web/features/player/queue/queue-body.tsx', 'Start playing episodes to build your queue', 'Nothing here'],
  '2.video.drag': [FRAME, 'left: frame.left + dx, top', 'left: frame.left, top'],
  '2.video.resize': [FRAME, 'width: frame.width + dx, height', 'width: frame.width, height'],
  '2.video.minimize': [VIDEO, "isMinimized ? 'normal' : 'minimized'", "'normal'"],
  '2.video.fullscreen': [
    'web/features/player/video/video-controls.tsx',
    "label={isFull ? 'Exit full screen' : 'Full screen'} onClick={toggle}",
    "label={isFull ? 'Exit full screen' : 'Full screen'}",
  ],
  '2.video.close': [VIDEO, "setVideo({ mode: 'closed' });", ''],
  '2.video.on-video': [FILM_PAGE, "'/videos/:id', ", ''],
  '2.video.on-lesson': [FILM_PAGE, ", '/courses/:courseId/lessons/:lessonId'", ''],
  '3.storage.ai_assessment_results': ['web/kept-for.ts', "'ai_assessment_results'", "'ai_results'"],
  '3.storage.user': ['web/remember-learner.ts', 'setItem(WHO.user, JSON.stringify({ id: learner.id,', 'setItem(WHO.user, JSON.stringify({'],
  '4.assessment.loading': [SENDING, 'is asked to write it.', 'writes.'],
  '4.assessment.stored': [
    'web/features/assessment/questions/keep-result.ts',
    '    localStorage.setItem(RESULT_KEY, JSON.stringify(assessment));\n',
    '',
  ],
  '4.assessment.submitted': [
    'web/features/assessment/questions/keep-result.ts',
    '  void recordSenderOf(learnerId).post(toRecord(assessment));\n',
    '',
  ],
  '4.assessment.error': ['web/features/assessment/questions/send-failure.tsx', '{COACH_FAILURES.assessment_failed}.</strong>', '</strong>'],
  '6.roles.learners': [
    ACCESS,
    "? { to: 'page' } : { to: 'redirect', location: alias",
    "? { to: 'redirect', location: '/about', wanted: false } : { to: 'redirect', location: alias",
  ],
  '8.errors.held': ['web/features/coach/start-failure.tsx', 'if (!error) return null;', 'return null;'],
  '8.errors.cleared': ['web/features/coach/use-start.ts', 'dismiss: reset', 'dismiss: () => undefined'],
};
