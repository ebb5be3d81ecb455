import { useRef, type ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { isFinished } from '#core/progress/finished.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import { itemPath } from '#web/addresses.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ChapterList } from '#web/features/trail/chapter-list.tsx';
import { TrailRail } from '#web/features/trail/trail-rail.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { useWayRemembered } from '#web/features/trail/walked-before.ts';
import { ListenButton } from '#web/features/work/listen-button.tsx';
import { StageLayout } from '#web/features/work/stage-layout.tsx';
import { VideoStage } from '#web/features/work/video-stage.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { partTitle } from '#web/page-titles.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { KindTag } from '#web/ui/kind.tsx';
import { LessonAudio } from './lesson-audio.tsx';
import { LessonDownloads } from './lesson-downloads.tsx';
import { CompletionRule, LessonOnward, LessonSteps } from './lesson-steps.tsx';
import { LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { QuizForm } from './quiz/quiz-form.tsx';
import { useLessonTime } from './use-lesson-time.ts';

const load = async ({ api, params }: LoadInput) => {
  const courseId = params.courseId ?? '';
  const [lesson, course] = await Promise.all([api.getLesson(courseId, params.lessonId ?? ''), api.getItem('course', courseId)]);
  return { lesson, course };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((data) => (data ? partTitle(data.lesson, data.course) : 'Lesson'));

export default function Lesson(): ReactElement {
  const { lesson, course } = useLoaderData<typeof loader>();
  const trail = useItemTrail(course, lesson.id);
  const place = trail.places.find(({ unitId }) => unitId === lesson.id);
  const isDone = place !== undefined && isFinished(place);
  useWayRemembered(course.id, trail.parts.length > 0 ? Math.floor(trail.walked) / trail.parts.length : 0);
  const queue = episodeIds(course.units);
  const state = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLElement>(null);
  useLessonTime(lesson);
  const isText = lesson.video_url === null && lesson.audioUrl === null;
  // What the player can hold of it: its film, its recording or its spoken text.
  const soundId = queue.includes(lesson.id) ? lesson.id : lesson.speechId;
  return (
    <StageLayout hasFilm={lesson.video_url !== null} rail={<TrailRail item={course} trail={trail} openId={lesson.id} />}>
      {lesson.video_url ? (
        <VideoStage unitId={lesson.id} title={lesson.title} durationSec={lesson.durationSec} queue={queue} work={course} />
      ) : lesson.audioUrl ? (
        <LessonAudio lesson={lesson} place={place} course={course} queue={queue} />
      ) : null}
      <header className={isText ? 'mb-7' : 'mt-5.5 mb-7'}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-80">
            <KindTag
              kind="course"
              label={
                <>
                  <Link to={itemPath(course)} className="hover:text-accent-ink">
                    {course.title}
                  </Link>
                  , lesson {lesson.position} of {lesson.unitCount}
                </>
              }
            />
            <div className="mt-1.5 flex items-center gap-2">
              <h1 className="min-w-0">{lesson.title}</h1>
              {soundId ? <QueueMenu unitIds={[soundId]} title={lesson.title} /> : null}
            </div>
          </div>
          <LessonSteps key={lesson.id} lesson={lesson} isDone={isDone} onMarked={() => state.current?.focus()} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-40">
            <div key={lesson.id} ref={state} role="status" tabIndex={-1} className="w-fit">
              <CompletionRule lesson={lesson} isDone={isDone} />
            </div>
          </div>
          <NextLesson key={lesson.id} lesson={lesson} soundId={soundId} />
          {lesson.speechId && isText ? <ListenButton speechId={lesson.speechId} title={lesson.title} size="sm" /> : null}
        </div>
      </header>
      <LessonText key={lesson.id} lesson={lesson} soundId={soundId} queue={queue} place={place} />
      {lesson.quiz ? <QuizForm key={lesson.id} lesson={lesson} quiz={lesson.quiz} /> : null}
      {lesson.html !== null || lesson.quiz ? (
        <nav ref={onward} tabIndex={-1} aria-label="On from here" className="mt-10 w-fit outline-none">
          <LessonOnward key={lesson.id} lesson={lesson} isDone={isDone} onMarked={() => onward.current?.focus()} />
        </nav>
      ) : null}
      <LessonDownloads downloads={lesson.downloads} />
      <ChapterList unitId={lesson.id} chapters={lesson.chapters} queue={queue} place={place} />
    </StageLayout>
  );
}
