import type { ReactElement } from 'react';
import { questionPlace } from '#core/coach/chat/question-place.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { coachModePath, conversationPath } from '#web/addresses.ts';
import { Signpost } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Neatline, Plate } from '#web/ui/drawn/map-figure.tsx';
import { useDeleted } from '#web/delete-later.ts';
import { WaysMap } from '../ways-map.tsx';

/** The map of the four ways, with the step forward: the conversation that is going on, or a first one. */
export function MapHead({ running }: { readonly running: Conversation | null }): ReactElement {
  const deleted = useDeleted();
  const open = running && !deleted.has(running.id) ? running : null;
  return (
    <div className="@container">
      <section
        aria-labelledby="coach"
        className={classes(
          'relative max-md:-mx-(--page-x) @min-[60rem]:grid',
          open ? '@min-[60rem]:min-h-80' : '@min-[60rem]:min-h-96 @min-[68rem]:min-h-110',
        )}
      >
        <div
          aria-hidden="true"
          className="relative h-52 overflow-hidden rounded-1 bg-topo-0 max-md:rounded-none @min-[36rem]:h-80 @min-[60rem]:absolute @min-[60rem]:inset-0 @min-[60rem]:h-auto"
        >
          <WaysMap />
          <Neatline />
        </div>
        <Plate className="relative mx-5 -mt-7 flex flex-col p-5 @min-[60rem]:m-7 @min-[60rem]:w-84 @min-[60rem]:p-6">
          <h1 id="coach">AI Career Coach</h1>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            A place to think out loud about your work: one question at a time, and notes on what you said.
          </p>
          {open ? <p className="mt-3 font-[560] text-pretty wrap-anywhere">{describeRunning(open)}</p> : null}
          <div className="mt-auto w-full pt-5">
            <Signpost to={open ? conversationPath(open.id) : coachModePath('interview')} className="@max-[36rem]:w-full">
              {open ? 'Go on' : 'Practise an interview'}
            </Signpost>
          </div>
        </Plate>
      </section>
    </div>
  );
}

/** "You stopped in “Interview: Shift planner” at question 3 of 6." */
function describeRunning({ type, title, messages }: Conversation): string {
  const place = type === 'interview' ? questionPlace(messages) : null;
  return `You stopped in “${title}”${place === null ? '' : ` at question ${Math.min(place, INTERVIEW_QUESTIONS)} of ${INTERVIEW_QUESTIONS}`}.`;
}
